import type { Size } from '@broadsheet/contract/picture-crop';
import type { PictureFrames } from './frames.ts';

/** The longest side of a picture that is not cropped: more does not fit into the bytes of one. */
const SIDE_MAX = 1_920;
const LARGEST: Size = { width: SIDE_MAX, height: SIDE_MAX };
/** The widest view of a frame in the dialog. */
const SHOWN: Size = { width: 480, height: 480 };

const within = ({ width, height }: Size, max: Size): Size => {
  const scale = Math.min(1, max.width / width, max.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
};

/** The frames of a picture in its own shape. @param maxSize what it may fill */
export const framesOfPicture = (size: Size, maxSize = LARGEST): PictureFrames => ({
  shown: [{ name: 'Picture', ...within(size, SHOWN) }],
  maxSize: within(size, maxSize),
});
