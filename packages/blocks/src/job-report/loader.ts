import { defineLoader } from '@broadsheet/contract/block-loader';
import { jobDetail } from '@broadsheet/contract/calls/job';
import { orNull } from '../parts/not-there.ts';
import { jobReport } from './schema.ts';

export const loadJobReport = defineLoader(jobReport, async (_settings, { call, page }) => {
  const job = await orNull(call(jobDetail, { query: { jobcode: page.params.jobId ?? '' } }));
  return { data: job && { id: job.id, next: page.pathname } };
});
