import type { Size } from './crop.ts';

/** Where a picture of a column is seen. */
export interface Frame extends Size {
  readonly name: string;
}

export interface PictureFrames {
  /** As they are on the site, in CSS pixels; all of one ratio. */
  readonly shown: readonly Frame[];
  /** What fills the largest of them on the sharpest screen that is thought of. */
  readonly maxSize: Size;
}

/** Of the cards of promo banners: 16 to 9 at every width, and widest, 568 pixels, where a screen is just too small for two. */
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
