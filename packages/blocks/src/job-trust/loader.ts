import { defineLoader } from '@broadsheet/contract/block-loader';
import { jobDetail, jobTrust as trustCall } from '@broadsheet/contract/calls/job';
import { isClosed } from '../shared/job/is-closed.ts';
import { nullIfNotFound } from '../shared/loading/null-on-error.ts';
import { findFees } from './find-fees.ts';
import { jobTrust } from './schema.ts';
import { trustFacts } from './trust-facts.ts';

export const loadJobTrust = defineLoader(jobTrust, async (_settings, context) => {
  const { call, now, page, messages } = context;
  const query = { jobcode: page.params.jobId ?? '' };
  const job = await nullIfNotFound(call(jobDetail, { query }));
  if (!job || isClosed(job, now)) return { data: null };
  const trust = await call(trustCall, { query });
  return {
    data: {
      facts: trustFacts(job, trust, messages.trust),
      quotes: findFees(job.descriptionHtml),
    },
  };
});
