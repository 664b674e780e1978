import { formatEpochInstant } from '@broadsheet/contract/apply-rules';
import { defineLoader } from '@broadsheet/contract/block-loader';
import { applyOutlook } from '@broadsheet/contract/calls/applications';
import { proCheck } from '@broadsheet/contract/calls/follow-up';
import { jobDetail } from '@broadsheet/contract/calls/job';
import { coverLetter } from '@broadsheet/contract/calls/profile';
import { isClosed } from '../shared/job/is-closed.ts';
import { nullIfNotFound } from '../shared/loading/null-on-error.ts';
import { applyForm } from './schema.ts';

export const loadApplyForm = defineLoader(applyForm, async (_settings, context) => {
  const { call, now, page, session } = context;
  if (!session?.isLoggedIn) return { data: null };
  const jobcode = page.params.jobId ?? '';
  const job = await nullIfNotFound(call(jobDetail, { query: { jobcode } }));
  const isOver = !job || job.appliedAt !== null || job.applyUrl !== null || isClosed(job, now);
  if (isOver) return { data: null };
  const [{ apply }, { lacks }, { data: letter }] = await Promise.all([
    call(proCheck, {}),
    call(applyOutlook, { query: { jobIds: jobcode } }),
    call(coverLetter, {}),
  ]);
  return {
    data: {
      jobcode,
      next: page.pathname,
      questions: job.questions,
      letter: letter.coverText,
      lacks,
      from: apply.from === null ? null : formatEpochInstant(Date.parse(apply.from)),
    },
  };
});
