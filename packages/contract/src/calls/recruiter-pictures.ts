import Type from 'typebox';
import { defineCall } from '../call.ts';
import { MEDIA_KINDS } from '../constants.ts';
import { ImageAddress, PictureAlt } from '../entities/office-picture.ts';
import { EmployerPicture, PictureFocus } from '../entities/staff-employer.ts';
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

const Removed = Type.Object({
  /** False: there was none. */
  removed: Type.Boolean(),
});

/** Removes the recruiter's own portrait: pages show initials. Idempotent. */
export const removePortrait = defineCall({
  ...ofRecruiter('/portrait/remove'),
  ...picture,
  params: none,
  answer: Removed,
});

const CompanyPicture = Type.Object({
  address: Type.String({ description: 'Root-relative or https address.' }),
  /** False: the site team has set it, and alone may change it. */
  byRecruiter: Type.Boolean(),
});

/** The pictures of the recruiter's company. */
export const companyPictures = defineCall({
  ...ofRecruiter('/company/pictures'),
  method: 'GET',
  params: none,
  query: none,
  answer: Type.Object({
    company: Type.Object({ name: Type.String(), slug: Type.String() }),
    logo: Type.Union([CompanyPicture, Type.Null()]),
    cover: Type.Union([CompanyPicture, Type.Null()]),
    /** In the order of the page. */
    officePictures: Type.Array(Type.Object({ ...CompanyPicture.properties, alt: Type.String() })),
  }),
});

/**
 * Sets the logo or cover of the recruiter's company, where it has none or a recruiter has set it. Errors: those of every
 * upload, PICTURE_TOO_SMALL, EMPLOYER_NOT_VERIFIED, EMPLOYER_PICTURE_FIXED.
 */
export const setCompanyPicture = defineCall({
  ...ofRecruiter('/company/pictures/{picture}'),
  ...picture,
  params: Type.Object({ picture: EmployerPicture }),
  upload,
  body: PictureFocus,
  answer: StoredPicture,
});

/** Removes the logo or cover that a recruiter has set; idempotent. Errors: EMPLOYER_PICTURE_FIXED. */
export const removeCompanyPicture = defineCall({
  ...ofRecruiter('/company/pictures/{picture}/remove'),
  ...picture,
  params: Type.Object({ picture: EmployerPicture }),
  answer: Removed,
});

/**
 * Adds an office picture of the recruiter's company behind the others. One that a recruiter has added already gets the new text.
 * Errors: as of `setCompanyPicture`, and OFFICE_PICTURES_FULL.
 */
export const addCompanyOfficePicture = defineCall({
  ...ofRecruiter('/company/office-pictures'),
  ...picture,
  params: none,
  upload,
  body: Type.Object({ alt: PictureAlt, ...PictureFocus.properties }),
  answer: StoredPicture,
});

/** Removes an office picture that a recruiter has added; idempotent. Errors: EMPLOYER_PICTURE_FIXED. */
export const removeCompanyOfficePicture = defineCall({
  ...ofRecruiter('/company/office-pictures/{image}/remove'),
  ...picture,
  params: Type.Object({
    image: Type.String({ pattern: '^[0-9a-f]{64}$', description: 'The digest in its address.' }),
  }),
  answer: Removed,
});
