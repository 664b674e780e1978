import Type from 'typebox';
import { defineCall } from '../call.ts';
import { MEDIA_KINDS } from '../constants.ts';
import { ImageAddress } from '../entities/office-picture.ts';
import { PictureFocus } from '../entities/staff-employer.ts';
import { ofRecruiter } from '../recruiter-call.ts';

const none = Type.Object({});
const picture = {
  method: 'POST',
  query: none,
  answeredBy: 'images',
} as const;
const upload = { bytesMax: MEDIA_KINDS.picture.bytesMax } as const;

/** What became of the file: the address, the pixels and the bytes of the image that pages show. */
const StoredPicture = Type.Object({
  address: ImageAddress,
  width: Type.Integer({ minimum: 1 }),
  height: Type.Integer({ minimum: 1 }),
  bytes: Type.Integer({ minimum: 1 }),
});

/**
 * Replaces the recruiter's own portrait by a JPEG, PNG or WebP picture, cropped to a square around its focal point. Pages show
 * it once their copies expire. Errors: those of every upload, PICTURE_TOO_SMALL.
 */
export const setPortrait = defineCall({
  ...ofRecruiter('/portrait'),
  ...picture,
  params: none,
  upload,
  body: PictureFocus,
  answer: StoredPicture,
});

/** Removes the recruiter's own portrait: pages show initials. Idempotent. */
export const removePortrait = defineCall({
  ...ofRecruiter('/portrait/remove'),
  ...picture,
  params: none,
  answer: Type.Object({
    /** False: there was none. */
    removed: Type.Boolean(),
  }),
});
