import { formatSize } from './format-size.ts';

/** The largest file that Studio decodes in the browser. */
const MAX_BYTES = 25_000_000;
const MAX_PIXELS = 60_000_000;

export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;

export interface OpenedPicture {
  readonly name: string;
  readonly bytes: number;
  readonly image: ImageBitmap;
}

export type Opened = OpenedPicture | { readonly refusal: string };

/** Decodes the selected file, or returns why it cannot be used. */
export const openPicture = async (file: File): Promise<Opened> => {
  if (!PICTURE_TYPES.some((type) => type === file.type))
    return { refusal: 'Upload a PNG, JPEG or WebP image.' };
  if (file.size > MAX_BYTES)
    return { refusal: `This image is ${formatSize(file.size)}. Upload one of up to 25 MB.` };
  const image = await createImageBitmap(file).catch(() => null);
  if (!image) return { refusal: 'This file is damaged or not an image. Choose another one.' };
  if (image.width * image.height > MAX_PIXELS) {
    image.close();
    return { refusal: 'This image is too large. Upload one of up to 60 megapixels.' };
  }
  return { name: file.name, bytes: file.size, image };
};
