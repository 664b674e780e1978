import Type from 'typebox';
import { defineCall } from '../call.ts';

export const countryCodes = defineCall({
  service: 'static',
  method: 'GET',
  path: '/s3_resource/countrycodes',
  bffPath: '/api/s3_resource/countrycodes',
  auth: 'public',
  params: Type.Object({}),
  query: Type.Object({}),
  answer: Type.Object({
    items: Type.Array(
      Type.Object({
        name: Type.String(),
        /** ISO 3166 alpha-2. */
        code: Type.String({ pattern: '^[A-Z]{2}$' }),
        /** With its plus sign: +91. */
        dial: Type.String({ pattern: '^\\+\\d{1,4}$' }),
      }),
    ),
  }),
});
