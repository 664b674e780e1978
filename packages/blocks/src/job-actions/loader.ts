import { defineLoader } from '@broadsheet/contract/block-loader';
import { jobDetail } from '@broadsheet/contract/calls/job';
import { jobFormOutcome } from '@broadsheet/contract/form-outcome';
import { hrefOf } from '@broadsheet/contract/match-page';
import { formatDay } from '../parts/age.ts';
import { isClosed } from '../parts/is-closed.ts';
import { orNull } from '../parts/not-there.ts';
import { jobActions } from './schema.ts';

export const loadJobActions = defineLoader(jobActions, async (_settings, context) => {
  const { brand, call, now, page } = context;
  const jobcode = page.params.jobId ?? '';
  const job = await orNull(call(jobDetail, { query: { jobcode } }));
  if (!job || isClosed(job, now)) return { data: null };
  const { appliedAt, applyUrl, expiresAt, questions, saved } = job;
  return {
    data: {
      jobcode,
      next: page.pathname,
      applyUrl,
      closes: formatDay(expiresAt),
      application: hrefOf('jobapplied', { jobId: jobcode }),
      asks: questions.some(({ required }) => required),
      applied: appliedAt === null ? null : formatDay(appliedAt),
      saved: saved === 1,
      told: jobFormOutcome(page),
      floats: brand.flags.applyFloatingButton && appliedAt === null,
    },
  };
});
