import type { Size } from '@broadsheet/contract/picture-crop';
import { formatSize } from './format-size.ts';
import type { Opened } from './open-picture.ts';
import { sizeSvg } from './svg-text.ts';

export const SVG_TYPE = 'image/svg+xml';
const SVG_BYTES_MAX = 500_000;

const DAMAGED = 'This file is damaged or not an image. Choose another one.';

/**
 * Draws an SVG as a picture of pixels, or returns why it cannot be used. As a picture it runs no script and loads no other
 * file; only its pixels are uploaded, never the SVG.
 */
export const openSvg = async (file: File, max: Size): Promise<Opened> => {
  if (file.size > SVG_BYTES_MAX)
    return {
      refusal: `This image is ${formatSize(file.size)}. Upload an SVG of up to ${formatSize(SVG_BYTES_MAX)}.`,
    };
  const sized = sizeSvg(await file.text(), max);
  if ('refusal' in sized) return sized;
  const picture = new Image();
  picture.src = `data:${SVG_TYPE};charset=utf-8,${encodeURIComponent(sized.text)}`;
  const isDecoded = await picture.decode().then(
    () => true,
    () => false,
  );
  const canvas = document.createElement('canvas');
  canvas.width = sized.size.width;
  canvas.height = sized.size.height;
  const context = canvas.getContext('2d');
  if (!isDecoded || !context) return { refusal: DAMAGED };
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return { file, bytes: file.size, image: await createImageBitmap(canvas) };
};
