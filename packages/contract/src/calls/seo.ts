import Type from 'typebox';
import { defineCall } from '../call.ts';
import { SeoData } from '../seo.ts';

export const seoPage = defineCall({
  service: 'seo',
  method: 'GET',
  path: '/{page}.json',
  auth: 'public',
  mayLag: true,
  params: Type.Object({ page: Type.String({ pattern: '^[A-Za-z_-]{1,40}$' }) }),
  query: Type.Object({}),
  answer: SeoData,
});
