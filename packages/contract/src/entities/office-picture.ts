import Type from 'typebox';
import { Text } from '../text.ts';

/** How many an employer may have. */
export const OFFICE_PICTURES_MAX = 8;
export const PICTURE_ALT_MAX = 200;

/** The most frequent colour of a picture, as #rrggbb: pages show it while the picture loads. */
export const PictureColour = Type.String({ pattern: '^#[0-9a-f]{6}$' });

/** The address of an image that the site stores. */
export const ImageAddress = Type.String({ pattern: '^/media/[0-9a-f]{64}\\.webp$' });

/** What a picture shows, for people who cannot see it. */
export const PictureAlt = Text({
  pattern: '^(?=.*\\S)[^\\p{Cc}\\p{Cs}]+$',
  maxLength: PICTURE_ALT_MAX,
  description: 'One sentence about what the picture shows.',
});

const Pixels = Type.Integer({ minimum: 1, maximum: 2_400 });

/** The same picture with fewer pixels, for phones: scaled, not cropped. */
export const NarrowPicture = Type.Object({ address: ImageAddress, width: Pixels });
export type NarrowPicture = Type.Static<typeof NarrowPicture>;

/** The widths of a cover, in pixels. */
export const CoverSizes = Type.Object({ width: Pixels, narrow: NarrowPicture });
export type CoverSizes = Type.Static<typeof CoverSizes>;

/** A picture of an employer's office, 3:2. */
export const OfficePicture = Type.Object({
  address: ImageAddress,
  alt: PictureAlt,
  width: Pixels,
  height: Pixels,
  colour: PictureColour,
  /** Absent from pictures that are narrow themselves, and from those uploaded to earlier versions. */
  narrow: Type.Optional(NarrowPicture),
});
export type OfficePicture = Type.Static<typeof OfficePicture>;
