import Type from 'typebox';
import { defineCall } from '../call.ts';
import { PAGE_SIZE } from '../constants.ts';
import {
  CoverSizes,
  ImageAddress,
  OfficePicture,
  PictureAlt,
  PictureColour,
} from '../entities/office-picture.ts';
import { RenderedKind } from '../entities/portrait.ts';
import {
  EMPLOYER_PICTURE_BYTES_MAX,
  EmployerPicture,
  PictureFocus,
  PictureKind,
  StaffEmployer,
} from '../entities/staff-employer.ts';
import { listOf } from '../list.ts';
import { IMAGE_BYTES_MAX } from '../media.ts';
import { Text } from '../text.ts';

const internal = { auth: 'public', params: Type.Object({}) } as const;
const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** The brand's employers by name; those with the most open jobs come first. */
export const listStaffEmployers = defineCall({
  ...internal,
  service: 'job',
  method: 'GET',
  path: '/internal/employers',
  forOne: true,
  query: Type.Object({
    query: Type.Optional(Text({ maxLength: 100, description: 'A part of the name.' })),
    without: Type.Optional(PictureKind),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000, default: 1 })),
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: PAGE_SIZE })),
  }),
  answer: listOf(StaffEmployer),
});

/** Throws COMPANY_NOT_FOUND, also for an employer of another brand. */
export const findStaffEmployer = defineCall({
  ...internal,
  service: 'job',
  method: 'GET',
  path: '/internal/employer',
  forOne: true,
  query: Type.Object({ id: Id }),
  answer: Type.Object({ employer: StaffEmployer }),
});

const Webp = Type.String({
  pattern: '^[A-Za-z0-9+/]+={0,2}$',
  maxLength: Math.ceil(IMAGE_BYTES_MAX / 3) * 4,
  description: 'A still WebP image without metadata, in base64.',
});

/**
 * Makes a logo, cover, office picture or portrait out of an uploaded picture, and stores nothing. Errors: those of every upload,
 * and PICTURE_TOO_SMALL.
 */
export const renderEmployerPicture = defineCall({
  ...internal,
  service: 'media',
  method: 'POST',
  path: '/internal/employer-picture',
  query: Type.Object({}),
  upload: { bytesMax: EMPLOYER_PICTURE_BYTES_MAX },
  body: Type.Object({ picture: RenderedKind, ...PictureFocus.properties }),
  answer: Type.Object({
    webp: Webp,
    /** The same with fewer pixels and bytes; absent where it would have no fewer. Services of earlier versions do not send it. */
    narrow: Type.Optional(Webp),
    /** Services of earlier versions do not send it. */
    colour: Type.Optional(PictureColour),
  }),
});

/** Replaces or removes a picture of an employer; idempotent. Throws COMPANY_NOT_FOUND. */
export const setEmployerPicture = defineCall({
  ...internal,
  service: 'job',
  method: 'POST',
  path: '/internal/employer-picture',
  query: Type.Object({}),
  body: Type.Object({
    id: Id,
    picture: EmployerPicture,
    address: Type.Union([ImageAddress, Type.Null()], {
      description: 'Of a stored image; null removes the picture.',
    }),
    colour: Type.Optional(PictureColour),
    sizes: Type.Optional(CoverSizes),
  }),
  answer: Type.Object({
    employer: StaffEmployer,
    before: Type.Union([Type.String(), Type.Null()], { description: 'The address until now.' }),
  }),
});

const officePicture = {
  ...internal,
  service: 'job',
  method: 'POST',
  query: Type.Object({}),
} as const;
const Changed = Type.Object({
  employer: StaffEmployer,
  before: Type.Union([OfficePicture, Type.Null()], { description: 'The picture until now.' }),
});

/**
 * Adds an office picture behind the others; one that is there already gets the new text. Throws COMPANY_NOT_FOUND and
 * OFFICE_PICTURES_FULL.
 */
export const addOfficePicture = defineCall({
  ...officePicture,
  path: '/internal/office-picture',
  body: Type.Object({ id: Id, ...OfficePicture.properties }),
  answer: Changed,
});

/** Describes or moves an office picture. Throws COMPANY_NOT_FOUND and OFFICE_PICTURE_NOT_FOUND. */
export const changeOfficePicture = defineCall({
  ...officePicture,
  path: '/internal/office-picture/change',
  body: Type.Object({
    id: Id,
    address: ImageAddress,
    alt: Type.Optional(PictureAlt),
    position: Type.Optional(
      Type.Integer({ minimum: 1, description: '1 is the first. The last, if there are fewer.' }),
    ),
  }),
  answer: Type.Object({
    ...Changed.properties,
    positions: Type.Object(
      { before: Type.Integer({ minimum: 1 }), after: Type.Integer({ minimum: 1 }) },
      { description: '1 is the first.' },
    ),
  }),
});

/** Removes an office picture; idempotent. Throws COMPANY_NOT_FOUND. */
export const removeOfficePicture = defineCall({
  ...officePicture,
  path: '/internal/office-picture/remove',
  body: Type.Object({ id: Id, address: ImageAddress }),
  answer: Changed,
});
