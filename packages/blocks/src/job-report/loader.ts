import { defineLoader } from '@broadsheet/contract/block-loader';
import { jobDetail } from '@broadsheet/contract/calls/job';
import { isClosed } from '../parts/is-closed.ts';
import { orNull } from '../parts/not-there.ts';
import { jobReport } from './schema.ts';

export const loadJobReport = defineLoader(jobReport, async (_settings, context) => {
  const { call, now, page } = context;
  const job = await orNull(call(jobDetail, { query: { jobcode: page.params.jobId ?? '' } }));
  return { data: job && !isClosed(job, now) ? { id: job.id, next: page.pathname } : null };
});
