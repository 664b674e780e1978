export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The focus point of a picture, from its left and top edges: 0 to 1 each. */
export interface Focus {
  readonly x: number;
  readonly y: number;
}

export interface Crop extends Size {
  readonly x: number;
  readonly y: number;
}

export const CENTRE: Focus = { x: 0.5, y: 0.5 };

const startOf = (total: number, size: number, focus: number): number =>
  Math.max(0, Math.min(total - size, focus * total - size / 2));

/** Computes the largest crop with a frame's ratio, with the focus point as close to its centre as possible. */
export const cropOf = (picture: Size, frame: Size, focus: Focus): Crop => {
  const ratio = frame.width / frame.height;
  const width = Math.min(picture.width, picture.height * ratio);
  const height = Math.min(picture.height, picture.width / ratio);
  return {
    x: startOf(picture.width, width, focus.x),
    y: startOf(picture.height, height, focus.y),
    width,
    height,
  };
};

/** The output size of a crop: at most `maxSize`, and never larger than the crop. */
export const croppedSize = (crop: Size, maxSize: Size): Size => {
  const scale = Math.min(1, maxSize.width / crop.width);
  return {
    width: Math.max(1, Math.round(crop.width * scale)),
    height: Math.max(1, Math.round(crop.height * scale)),
  };
};

/** The most that two pictures of one shape differ, because crops have whole pixels. */
const RATIO_TOLERANCE = 0.03;

export const isSameShape = (left: Size, right: Size): boolean =>
  Math.abs((left.width / left.height) * (right.height / right.width) - 1) <= RATIO_TOLERANCE;
