import { defineLoader } from '@broadsheet/contract/block-loader';
import { jobDetail } from '@broadsheet/contract/calls/job';
import { isClosed } from '../shared/job/is-closed.ts';
import { nullIfNotFound } from '../shared/loading/null-on-error.ts';
import { jobReport } from './schema.ts';

export const loadJobReport = defineLoader(jobReport, async (_settings, context) => {
  const { call, now, page } = context;
  const job = await nullIfNotFound(
    call(jobDetail, { query: { jobcode: page.params.jobId ?? '' } }),
  );
  return { data: job && !isClosed(job, now) ? { id: job.id, next: page.pathname } : null };
});
