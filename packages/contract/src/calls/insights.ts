import Type from 'typebox';
import { defineCall } from '../call.ts';
import { JobInsights, MagicRank } from '../entities/insights.ts';
import { JobFit } from '../entities/job-fit.ts';

const get = { service: 'job', method: 'GET', auth: 'token', params: Type.Object({}) } as const;

/**
 * Statistics about the other applications for a job, for pro members. Throws JOB_NOT_FOUND, and PRO_NEEDED for basic
 * members, for any job: they may see no figure.
 */
export const jobInsights = defineCall({
  ...get,
  path: '/jobdetail/insights',
  query: Type.Object({ jobcode: Type.String({ pattern: '^\\d{1,12}$' }) }),
  answer: JobInsights,
});

/**
 * The reader's rank among the applicants of a job, or the rank that they would have. Where a rank is not available,
 * `error_msg` has the reason to show instead. Throws JOB_NOT_FOUND.
 */
export const magicRank = defineCall({
  ...get,
  path: '/jobdetail/magic-rank',
  query: Type.Object({ jobId: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) }),
  answer: MagicRank,
});

/** How the reader's own profile fits a job. Nobody else sees it. Throws JOB_NOT_FOUND. */
export const jobFit = defineCall({
  ...get,
  path: '/jobdetail/fit',
  query: Type.Object({ jobcode: Type.String({ pattern: '^\\d{1,12}$' }) }),
  answer: JobFit,
});
