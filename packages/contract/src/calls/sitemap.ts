import Type from 'typebox';
import { defineCall } from '../call.ts';

/** Sitemap parts are ranges of job ids: part 1 goes up to this id, part 2 up to twice this id. */
export const SITEMAP_IDS_A_PART = 10_000;
const MAX_PARTS = 100_000;

const Part = Type.Integer({ minimum: 1, maximum: MAX_PARTS });
const Timestamp = Type.String({ description: 'ISO 8601' });
const internal = {
  mayLag: true,
  service: 'job',
  method: 'GET',
  params: Type.Object({}),
  auth: 'public',
} as const;

/** The parts that contain open jobs of a brand, in order, each with the last change of a job. */
export const sitemapParts = defineCall({
  ...internal,
  path: '/internal/sitemap/parts',
  query: Type.Object({}),
  answer: Type.Object({
    items: Type.Array(Type.Object({ part: Part, changedAt: Timestamp })),
  }),
});

/** The open jobs of one part, by id; empty beyond the last part. */
export const sitemapJobs = defineCall({
  ...internal,
  path: '/internal/sitemap/jobs',
  query: Type.Object({ part: Part }),
  answer: Type.Object({
    items: Type.Array(
      Type.Object({ id: Type.Integer(), slug: Type.String(), changedAt: Timestamp }),
      {
        maxItems: SITEMAP_IDS_A_PART,
      },
    ),
  }),
});
