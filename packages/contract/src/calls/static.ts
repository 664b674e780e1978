import Type from 'typebox';
import { defineCall } from '../call.ts';
import { BANNER_SOURCE, PromoBanner } from '../promo-banner.ts';

export const countryCodes = defineCall({
  service: 'static',
  method: 'GET',
  path: '/s3_resource/countrycodes',
  bffPath: '/api/s3_resource/countrycodes',
  auth: 'public',
  mayLag: true,
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

/** Promo banners of `layouts/banners/{name}.csv`, in their order. */
export const readCsv = defineCall({
  service: 'static',
  method: 'GET',
  path: '/read-csv/{name}',
  bffPath: '/read-csv/{name}',
  auth: 'public',
  answeredBy: 'content',
  params: Type.Object({ name: Type.String({ pattern: BANNER_SOURCE }) }),
  query: Type.Object({}),
  answer: Type.Object({ items: Type.Array(PromoBanner) }),
});
