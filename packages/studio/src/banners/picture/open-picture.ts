import { formatSize } from './format-size.ts';

/** What a browser can be asked to decode. */
const MAX_BYTES = 25_000_000;
const MAX_PIXELS = 60_000_000;

export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;

export interface OpenedPicture {
  readonly name: string;
  readonly bytes: number;
  readonly image: ImageBitmap;
}

export type Opened = OpenedPicture | { readonly refusal: string };

/** Decodes a chosen file, or says in words why it is none that can be taken. */
export const openPicture = async (file: File): Promise<Opened> => {
  if (!PICTURE_TYPES.some((type) => type === file.type))
    return { refusal: 'Only PNG, JPEG and WebP pictures can be taken.' };
  if (file.size > MAX_BYTES)
    return { refusal: `This picture has ${formatSize(file.size)}; at most 25 MB can be taken.` };
  const image = await createImageBitmap(file).catch(() => null);
  if (!image) return { refusal: 'This file is broken, or no picture at all.' };
  if (image.width * image.height > MAX_PIXELS) {
    image.close();
    return { refusal: 'This picture has too many pixels: at most 60 million can be taken.' };
  }
  return { name: file.name, bytes: file.size, image };
};
