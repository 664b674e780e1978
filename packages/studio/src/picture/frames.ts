import type { Size } from '@broadsheet/contract/picture-crop';
import { PICTURE_SHAPES, type PictureShape } from '@broadsheet/contract/picture-shape';

/** A place on the site where a picture of this column is displayed. */
export interface Frame extends Size {
  readonly name: string;
}

export interface PictureFrames {
  /** The frames on the site, in CSS pixels; all have the same ratio. */
  readonly shown: readonly Frame[];
  /** Fills the largest frame at the highest supported pixel density. */
  readonly maxSize: Size;
  /** The whole picture is shown within the size, whatever its shape; else it is cropped. */
  readonly isUncropped?: boolean;
}

/**
 * The cards of promo banners: 16:9 at every width. The widest one, 568 pixels, is on screens just too narrow for two
 * columns.
 */
const CARDS: PictureFrames = {
  shown: [
    { name: 'Phone', width: 328, height: 184.5 },
    { name: 'Desktop', width: 364, height: 204.75 },
  ],
  maxSize: { width: 1_136, height: 639 },
};
const LOGOS: PictureFrames = {
  shown: [{ name: 'All screens', width: 44, height: 44 }],
  maxSize: { width: 88, height: 88 },
};

export const framesOf = (column: string): PictureFrames =>
  column === 'companyLogo' ? LOGOS : CARDS;

const SHOWN: Readonly<Record<PictureShape, readonly Frame[]>> = {
  logo: [{ name: 'All screens', width: 72, height: 72 }],
  square: [{ name: 'All screens', width: 328, height: 328 }],
  landscape: [
    { name: 'Phone', width: 328, height: 184.5 },
    { name: 'Desktop', width: 568, height: 319.5 },
  ],
  banner: [
    { name: 'Phone', width: 327, height: 109 },
    { name: 'Desktop', width: 960, height: 320 },
  ],
  share: [{ name: 'Shared link', width: 600, height: 315 }],
  scene: [{ name: 'Desktop', width: 480, height: 360 }],
  wordmark: [{ name: 'Header', width: 160, height: 40 }],
  'small-scene': [{ name: 'Phone', width: 160, height: 120 }],
  'small-portrait': [{ name: 'Phone', width: 125, height: 150 }],
};

/** The frames of a picture in a block. */
export const framesOfShape = (shape: PictureShape): PictureFrames => ({
  shown: SHOWN[shape],
  maxSize: PICTURE_SHAPES[shape],
  isUncropped: shape === 'wordmark',
});
