import Type from 'typebox';
import { Brand } from '../brand.ts';
import { OFFICE_PICTURES_MAX, PictureAlt } from '../entities/office-picture.ts';
import { PictureFocus } from '../entities/staff-employer.ts';
import { EmployerAnswer, EmployerId, pictureUpload } from './employer-parts.ts';
import { defineStudioCall, Nothing } from './studio-call.ts';

const strict = { additionalProperties: false };
const query = Type.Object({ brand: Brand }, strict);
const params = Type.Object(
  {
    employer: EmployerId,
    image: Type.String({ pattern: '^[0-9a-f]{64}$', description: 'The digest in its address.' }),
  },
  strict,
);

/**
 * Adds a PNG, JPEG or WebP picture of an employer's office behind the others: the body contains its bytes. COMPANY_NOT_FOUND,
 * OFFICE_PICTURES_FULL, and the errors of uploaded pictures.
 */
export const uploadOfficePicture = defineStudioCall({
  method: 'POST',
  path: '/employers/{employer}/office-pictures',
  role: 'publisher',
  params: Type.Object({ employer: EmployerId }, strict),
  query: Type.Object({ brand: Brand, alt: PictureAlt, ...PictureFocus.properties }, strict),
  ...pictureUpload,
});

/** Describes or moves an office picture. COMPANY_NOT_FOUND, OFFICE_PICTURE_NOT_FOUND. */
export const changeOfficePicture = defineStudioCall({
  method: 'PATCH',
  path: '/employers/{employer}/office-pictures/{image}',
  role: 'publisher',
  params,
  query,
  body: Type.Object(
    {
      alt: Type.Optional(PictureAlt),
      position: Type.Optional(Type.Integer({ minimum: 1, maximum: OFFICE_PICTURES_MAX })),
    },
    { ...strict, minProperties: 1 },
  ),
  answer: EmployerAnswer,
});

/** Removes an office picture; idempotent. COMPANY_NOT_FOUND. */
export const removeOfficePicture = defineStudioCall({
  method: 'DELETE',
  path: '/employers/{employer}/office-pictures/{image}',
  role: 'publisher',
  params,
  query,
  body: Nothing,
  answer: EmployerAnswer,
});
