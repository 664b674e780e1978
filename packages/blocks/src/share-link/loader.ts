import { defineLoader } from '@broadsheet/contract/block-loader';
import { jobDetail } from '@broadsheet/contract/calls/job';
import { jobHref } from '@broadsheet/contract/job-words';
import { isClosed } from '../parts/is-closed.ts';
import { orNull } from '../parts/not-there.ts';
import { shareLink } from './schema.ts';

export const loadShareLink = defineLoader(shareLink, async (_settings, context) => {
  const { call, now, page } = context;
  const job = await orNull(call(jobDetail, { query: { jobcode: page.params.jobId ?? '' } }));
  if (!job || isClosed(job, now)) return { data: null };
  return { data: { href: jobHref(job), title: `${job.title} at ${job.company.name}` } };
});
