import type { Size } from './picture-crop.ts';

/** Marks a setting that contains the URL of a picture, with the shape that the page shows it in. */
export const PICTURE_SHAPE = 'x-picture';

/** The shapes of pictures in blocks. Each size fills the widest frame of its shape at two pixels for one. */
export const PICTURE_SHAPES = {
  logo: { width: 144, height: 144 },
  square: { width: 960, height: 960 },
  landscape: { width: 1_136, height: 639 },
  banner: { width: 1_920, height: 640 },
  /** Of a page whose link is shared. */
  share: { width: 1_200, height: 630 },
  scene: { width: 960, height: 720 },
  /** The logo of a site: the whole picture, in a box of this size. */
  wordmark: { width: 800, height: 200 },
  'small-scene': { width: 320, height: 240 },
  'small-portrait': { width: 250, height: 300 },
} as const satisfies Record<string, Size>;
export type PictureShape = keyof typeof PICTURE_SHAPES;
export const PICTURE_SHAPE_NAMES = Object.keys(PICTURE_SHAPES) as PictureShape[];
