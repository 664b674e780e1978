import Type from 'typebox';
import { defineCall } from '../call.ts';
import { LabelRef } from '../entities/job.ts';
import { Recruiter } from '../entities/recruiter.ts';
import { Text } from '../text.ts';
import { JobList } from './job.ts';

const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const get = {
  service: 'job',
  method: 'GET',
  auth: 'public',
  mayLag: true,
  params: Type.Object({}),
} as const;

/** A recruiter's open jobs, the newest first, twenty a page; `loadMoreEnabled` is false. Errors: RECRUITER_NOT_FOUND. */
export const recruiterFeed = defineCall({
  ...get,
  path: '/recruiterfeed/',
  knowsReader: true,
  query: Type.Object({
    recruiterId: Id,
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, default: 1 })),
  }),
  answer: JobList,
});

/** Errors: RECRUITER_NOT_FOUND. */
export const recruiter = defineCall({
  ...get,
  path: '/data/recruiter',
  query: Type.Object({ id: Id }),
  answer: Recruiter,
});

/** At most twenty recruiters by their name or their company's, those with the largest number of open jobs first. */
export const recruiterSearch = defineCall({
  ...get,
  path: '/jobdetail/recruiter-search',
  query: Type.Object({ query: Text({ maxLength: 200 }) }),
  answer: Type.Object({ items: Type.Array(Recruiter) }),
});

/** The last hundred jobs that were unpublished, latest first. */
export const unpublishedJobs = defineCall({
  ...get,
  path: '/jobdetail/getUnpublishedJobs',
  query: Type.Object({}),
  answer: Type.Object({
    items: Type.Array(
      Type.Object({
        id: Type.Integer(),
        slug: Type.String(),
        title: Type.String(),
        /** ISO 8601 instant. */
        unpublishedAt: Type.String(),
      }),
    ),
  }),
});

/** The keywords of open jobs with the number of jobs, most frequent first, at most fifty. */
export const mtags = defineCall({
  ...get,
  path: '/jobdetail/mtags',
  query: Type.Object({}),
  answer: Type.Object({
    items: Type.Array(Type.Object({ ...LabelRef.properties, openJobs: Type.Integer() })),
  }),
});
