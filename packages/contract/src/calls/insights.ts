import Type from 'typebox';
import { defineCall } from '../call.ts';
import { JobInsights, MagicRank } from '../entities/insights.ts';

const get = { service: 'job', method: 'GET', auth: 'token', params: Type.Object({}) } as const;

/**
 * What is known of the other applications for a job, for pro members. Throws JOB_NOT_FOUND, and PRO_NEEDED for basic
 * members, whatever the job: no figure of it is theirs.
 */
export const jobInsights = defineCall({
  ...get,
  path: '/jobdetail/insights',
  query: Type.Object({ jobcode: Type.String({ pattern: '^\\d{1,12}$' }) }),
  answer: JobInsights,
});

/**
 * Where the reader stands among those who have applied for a job, or would stand. A rank that cannot be told has its
 * reason in `error_msg`, to be shown in its place. Throws JOB_NOT_FOUND.
 */
export const magicRank = defineCall({
  ...get,
  path: '/jobdetail/magic-rank',
  query: Type.Object({ jobId: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) }),
  answer: MagicRank,
});
