import type { Size } from '@broadsheet/contract/picture-crop';
import type { PictureFrames } from './frames.ts';

/** The longest side of a picture that is not cropped: more does not fit into the bytes of one. */
const SIDE_MAX = 1_920;
/** The widest view of a frame in the dialog. */
const SHOWN_MAX = 480;

const within = ({ width, height }: Size, max: number): Size => {
  const scale = Math.min(1, max / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
};

/** The frames of a picture in its own shape. */
export const framesOfPicture = (size: Size): PictureFrames => ({
  shown: [{ name: 'Picture', ...within(size, SHOWN_MAX) }],
  maxSize: within(size, SIDE_MAX),
});
