import type { Size } from '@broadsheet/contract/picture-crop';

/** A place on the site where a picture of this column is displayed. */
export interface Frame extends Size {
  readonly name: string;
}

export interface PictureFrames {
  /** The frames on the site, in CSS pixels; all have the same ratio. */
  readonly shown: readonly Frame[];
  /** Fills the largest frame at the highest supported pixel density. */
  readonly maxSize: Size;
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
