import { IMAGE_BYTES_MAX, IMAGE_TYPE } from '@broadsheet/contract/media';
import {
  type Crop,
  cropOf,
  croppedSize,
  type Focus,
  type Size,
} from '@broadsheet/contract/picture-crop';
import { encodeWithin } from './encode-within.ts';
import { formatSize } from './format-size.ts';
import type { PictureFrames } from './frames.ts';
import type { OpenedPicture } from './open-picture.ts';

export type MadePicture =
  | { readonly bytes: Uint8Array<ArrayBuffer>; readonly message: string }
  | { readonly refusal: string };

/** Draws the crop at the size of the canvas. */
export const renderCrop = (canvas: HTMLCanvasElement, image: ImageBitmap, crop: Crop): void => {
  const context = canvas.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  context.clearRect(0, 0, canvas.width, canvas.height);
  const { x, y, width, height } = crop;
  context.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height);
};

const canvasOf = ({ width, height }: Size): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
};

const encode = (canvas: HTMLCanvasElement, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be written'))),
      IMAGE_TYPE,
      quality,
    );
  });

const formatResult = (before: number, blob: Blob, { width, height }: Size): string =>
  `Compressed from ${formatSize(before)} to ${formatSize(blob.size)}, ${width} × ${height} pixels.`;

/** Crops, scales and encodes a picture for its frames, within the byte limit. */
export const makePicture = async (
  { image, bytes }: OpenedPicture,
  { maxSize }: PictureFrames,
  focus: Focus,
): Promise<MadePicture> => {
  const crop = cropOf(image, maxSize, focus);
  const cropped = croppedSize(crop, maxSize);
  const sizeAt = (scale: number): Size =>
    croppedSize(cropped, { ...cropped, width: cropped.width * scale });
  const made = await encodeWithin(async (scale, quality) => {
    const canvas = canvasOf(sizeAt(scale));
    renderCrop(canvas, image, crop);
    return encode(canvas, quality);
  }, IMAGE_BYTES_MAX);
  if (!made)
    return {
      refusal: `We could not compress this image below ${formatSize(IMAGE_BYTES_MAX)}. Choose one with less detail.`,
    };
  if (made.blob.type !== IMAGE_TYPE)
    return { refusal: 'This browser cannot prepare images. Use Chrome, Edge or Firefox.' };
  const message = formatResult(bytes, made.blob, sizeAt(made.scale));
  return { bytes: new Uint8Array(await made.blob.arrayBuffer()), message };
};
