import Type from 'typebox';
import { defineCall } from '../call.ts';
import { PAGE_SIZE } from '../constants.ts';
import {
  EMPLOYER_PICTURE_BYTES_MAX,
  EmployerPicture,
  PictureFocus,
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
    without: Type.Optional(EmployerPicture),
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

/**
 * Makes the logo or cover of an employer out of an uploaded picture, and stores nothing. Errors: those of every upload,
 * and PICTURE_TOO_SMALL.
 */
export const renderEmployerPicture = defineCall({
  ...internal,
  service: 'media',
  method: 'POST',
  path: '/internal/employer-picture',
  query: Type.Object({}),
  upload: { bytesMax: EMPLOYER_PICTURE_BYTES_MAX },
  body: Type.Object({ picture: EmployerPicture, ...PictureFocus.properties }),
  answer: Type.Object({
    webp: Type.String({
      pattern: '^[A-Za-z0-9+/]+={0,2}$',
      maxLength: Math.ceil(IMAGE_BYTES_MAX / 3) * 4,
      description: 'A still WebP image without metadata, in base64.',
    }),
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
    address: Type.Union([Type.String({ pattern: '^/media/[0-9a-f]{64}\\.webp$' }), Type.Null()], {
      description: 'Of a stored image; null removes the picture.',
    }),
  }),
  answer: Type.Object({
    employer: StaffEmployer,
    before: Type.Union([Type.String(), Type.Null()], { description: 'The address until now.' }),
  }),
});
