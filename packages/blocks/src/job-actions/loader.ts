import { defineLoader } from '@broadsheet/contract/block-loader';
import { jobDetail } from '@broadsheet/contract/calls/job';
import type { PageMatch } from '@broadsheet/contract/match-page';
import { formatDay } from '../parts/age.ts';
import { failedWords } from '../parts/form/failed-words.ts';
import { isClosed } from '../parts/is-closed.ts';
import { orNull } from '../parts/not-there.ts';
import { jobActions } from './schema.ts';

const DONE: Readonly<Record<string, string>> = {
  apply: 'You have applied for this job.',
  save: 'Saved. You find it under Saved jobs.',
  unsave: 'Taken from your saved jobs.',
  report: 'Thank you. We will look at this job.',
};

const toldOf = (page: PageMatch) => {
  const failed = failedWords(page);
  if (failed !== null) return { isGood: false, text: failed };
  const { done = '' } = page.query;
  const text = Object.hasOwn(DONE, done) ? DONE[done] : undefined;
  return text === undefined ? null : { isGood: true, text };
};

export const loadJobActions = defineLoader(jobActions, async (_settings, context) => {
  const { brand, call, now, page } = context;
  const jobcode = page.params.jobId ?? '';
  const job = await orNull(call(jobDetail, { query: { jobcode } }));
  if (!job || isClosed(job, now)) return { data: null };
  const { appliedAt, applyUrl, expiresAt, saved } = job;
  return {
    data: {
      jobcode,
      next: page.pathname,
      applyUrl,
      closes: formatDay(expiresAt),
      applied: appliedAt === null ? null : formatDay(appliedAt),
      saved: saved === 1,
      told: toldOf(page),
      floats: brand.flags.applyFloatingButton && appliedAt === null,
    },
  };
});
