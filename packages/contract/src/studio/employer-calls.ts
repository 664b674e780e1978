import Type from 'typebox';
import { Brand } from '../brand.ts';
import {
  EmployerPicture,
  PictureFocus,
  PictureKind,
  StaffEmployer,
} from '../entities/staff-employer.ts';
import { listOf } from '../list.ts';
import { Text } from '../text.ts';
import { EmployerAnswer, EmployerId, pictureUpload } from './employer-parts.ts';
import { defineStudioCall, Nothing } from './studio-call.ts';

const strict = { additionalProperties: false };
const params = Type.Object(
  {
    employer: EmployerId,
    picture: EmployerPicture,
  },
  strict,
);

/** Employers of a site whose names contain the query; those with the most open jobs come first. */
export const listEmployers = defineStudioCall({
  method: 'GET',
  path: '/employers',
  role: 'publisher',
  params: Nothing,
  query: Type.Object(
    {
      brand: Brand,
      query: Type.Optional(Text({ maxLength: 100 })),
      without: Type.Optional(PictureKind),
      page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000 })),
    },
    strict,
  ),
  body: Nothing,
  answer: listOf(StaffEmployer),
});

/**
 * Replaces the logo or cover of an employer by a PNG, JPEG or WebP picture: the body contains its bytes. Pages show it
 * once their copies expire. COMPANY_NOT_FOUND, and the errors of uploaded pictures.
 */
export const uploadEmployerPicture = defineStudioCall({
  method: 'PUT',
  path: '/employers/{employer}/{picture}',
  role: 'publisher',
  params,
  query: Type.Object({ brand: Brand, ...PictureFocus.properties }, strict),
  ...pictureUpload,
});

/** Removes the logo or cover of an employer; idempotent. COMPANY_NOT_FOUND. */
export const removeEmployerPicture = defineStudioCall({
  method: 'DELETE',
  path: '/employers/{employer}/{picture}',
  role: 'publisher',
  params,
  query: Type.Object({ brand: Brand }, strict),
  body: Nothing,
  answer: EmployerAnswer,
});
