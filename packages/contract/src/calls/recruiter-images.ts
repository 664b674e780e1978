import Type from 'typebox';
import { defineCall } from '../call.ts';
import {
  CoverSizes,
  ImageAddress,
  OfficePicture,
  PictureColour,
} from '../entities/office-picture.ts';
import { EmployerPicture, PictureKind, StaffEmployer } from '../entities/staff-employer.ts';

const none = Type.Object({});
/** With the recruiter's token. Errors of all: RECRUITER_TOKEN_WRONG, RATE_LIMITED. */
const internal = { service: 'user', auth: 'recruiter', params: none, query: none } as const;

/** The recruiter of the token. */
export const callingRecruiter = defineCall({
  ...internal,
  method: 'GET',
  path: '/internal/recruiter',
  forOne: true,
  answer: Type.Object({
    id: Type.Integer({ minimum: 1 }),
    name: Type.String(),
    companyId: Type.Integer({ minimum: 1 }),
  }),
});

/** Replaces or removes the recruiter's own portrait; idempotent. */
export const assignPortrait = defineCall({
  ...internal,
  method: 'POST',
  path: '/internal/recruiter/portrait',
  body: Type.Object({
    address: Type.Union([ImageAddress, Type.Null()], {
      description: 'Of a stored image; null removes the portrait.',
    }),
  }),
  answer: Type.Object({
    before: Type.Union([Type.String(), Type.Null()], { description: 'The address until now.' }),
  }),
});

/**
 * The recruiter's company, where recruiters may set this picture of it. Throws EMPLOYER_NOT_VERIFIED and EMPLOYER_PICTURE_FIXED, as the
 * assignment would.
 */
export const checkRecruiterPicture = defineCall({
  ...internal,
  method: 'GET',
  path: '/internal/recruiter/employer',
  forOne: true,
  query: Type.Object({ picture: PictureKind }),
  answer: Type.Object({ employer: StaffEmployer }),
});

/**
 * Replaces or removes the logo or cover of the recruiter's company; idempotent. Throws EMPLOYER_NOT_VERIFIED where it replaces one, and
 * EMPLOYER_PICTURE_FIXED.
 */
export const assignRecruiterPicture = defineCall({
  ...internal,
  method: 'POST',
  path: '/internal/recruiter/employer-picture',
  body: Type.Object({
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

const Changed = Type.Object({
  employer: StaffEmployer,
  before: Type.Union([OfficePicture, Type.Null()], { description: 'The picture until now.' }),
});

/**
 * Adds an office picture of the recruiter's company behind the others, or describes one of theirs anew. Throws
 * EMPLOYER_NOT_VERIFIED, EMPLOYER_PICTURE_FIXED and OFFICE_PICTURES_FULL.
 */
export const addRecruiterOfficePicture = defineCall({
  ...internal,
  method: 'POST',
  path: '/internal/recruiter/office-picture',
  body: OfficePicture,
  answer: Changed,
});

/** Removes an office picture of the recruiter's company; idempotent. Throws EMPLOYER_PICTURE_FIXED. */
export const removeRecruiterOfficePicture = defineCall({
  ...internal,
  method: 'POST',
  path: '/internal/recruiter/office-picture/remove',
  body: Type.Object({ address: ImageAddress }),
  answer: Changed,
});
