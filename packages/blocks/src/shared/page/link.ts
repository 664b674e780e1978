import { PICTURE_SHAPE, type PictureShape } from '@broadsheet/contract/picture-shape';
import { SAFE_ADDRESS_PATTERN } from '@broadsheet/contract/site-path';
import Type from 'typebox';

/** A link as data: path and label. */
export const Link = Type.Object({ label: Type.String(), href: Type.String() });
export type Link = Type.Static<typeof Link>;

/** Options of a URL setting that marketing fills in: only paths and https URLs, never a host by `//`. */
export const hrefOptions = {
  pattern: SAFE_ADDRESS_PATTERN,
  maxLength: 400,
  description: 'A path of this site, such as /c/backend-jobs, or an https address.',
} as const;

/** Options of a setting with the URL of a picture, which Studio uploads and crops to the shape. */
export const pictureOptions = (shape: PictureShape) => ({
  ...hrefOptions,
  [PICTURE_SHAPE]: shape,
});
