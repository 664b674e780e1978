import Type from 'typebox';
import { defineCall } from '../call.ts';
import { ImageAddress } from '../entities/office-picture.ts';

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
