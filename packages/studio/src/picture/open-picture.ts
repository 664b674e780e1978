import type { Size } from '@broadsheet/contract/picture-crop';
import { formatSize } from './format-size.ts';

interface PictureLimits {
  /** The largest file, in bytes. */
  readonly bytesMax: number;
  readonly pixelsMax: number;
  /** The smallest picture. */
  readonly minSize: Size;
}

/** Of pictures that the browser itself crops and encodes. */
const BROWSER_LIMITS: PictureLimits = {
  bytesMax: 25_000_000,
  pixelsMax: 60_000_000,
  minSize: { width: 1, height: 1 },
};
const MEGA = 1_000_000;

export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;

export interface OpenedPicture {
  readonly file: File;
  readonly bytes: number;
  readonly image: ImageBitmap;
}

export type Opened = OpenedPicture | { readonly refusal: string };

const refusalOf = (
  { width, height }: Size,
  { pixelsMax, minSize }: PictureLimits,
): string | null => {
  if (width * height > pixelsMax)
    return `This image is too large. Upload one of up to ${pixelsMax / MEGA} megapixels.`;
  if (width < minSize.width || height < minSize.height)
    return `This image is ${width} × ${height} pixels. Upload one of at least ${minSize.width} × ${minSize.height}.`;
  return null;
};

/** Decodes the selected file, or returns why it cannot be used. */
export const openPicture = async (file: File, limits = BROWSER_LIMITS): Promise<Opened> => {
  if (!PICTURE_TYPES.some((type) => type === file.type))
    return { refusal: 'Upload a PNG, JPEG or WebP image.' };
  if (file.size > limits.bytesMax)
    return {
      refusal: `This image is ${formatSize(file.size)}. Upload one of up to ${limits.bytesMax / MEGA} MB.`,
    };
  const image = await createImageBitmap(file).catch(() => null);
  if (!image) return { refusal: 'This file is damaged or not an image. Choose another one.' };
  const refusal = refusalOf(image, limits);
  if (refusal === null) return { file, bytes: file.size, image };
  image.close();
  return { refusal };
};
