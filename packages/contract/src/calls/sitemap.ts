import Type from 'typebox';
import { defineCall } from '../call.ts';

/** Jobs are told to search engines by their ids: part 1 holds those up to this one, part 2 those up to its double. */
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

/** The parts in which a brand has open jobs, in order, and when a job of each was last changed. */
export const sitemapParts = defineCall({
  ...internal,
  path: '/internal/sitemap/parts',
  query: Type.Object({}),
  answer: Type.Object({
    items: Type.Array(Type.Object({ part: Part, changedAt: Timestamp })),
  }),
});

/** The open jobs of one part, by their ids; none beyond the last. */
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
