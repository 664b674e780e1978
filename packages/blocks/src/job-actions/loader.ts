import { defineLoader, type LoaderContext } from '@broadsheet/contract/block-loader';
import { applyOutlook } from '@broadsheet/contract/calls/applications';
import { jobDetail } from '@broadsheet/contract/calls/job';
import { APPLICATION_NEEDS } from '@broadsheet/contract/entities/application';
import type { ErrorCode } from '@broadsheet/contract/errors';
import { jobFormOutcome } from '@broadsheet/contract/form-outcome';
import { hrefOf } from '@broadsheet/contract/match-page';
import { isClosed } from '../shared/job/is-closed.ts';
import { nullIfNotFound } from '../shared/loading/null-on-error.ts';
import { formatDay } from '../shared/time/format-date.ts';
import { jobActions } from './schema.ts';

const UNCONFIRMED: ErrorCode = 'APPLY_UNCONFIRMED';

/**
 * What the profile needs before the application can be sent, loaded if the page was opened by that failure. The anonymous
 * page knows no profile, so it names both needs.
 */
const readLacks = async ({ call, page, session }: LoaderContext, jobcode: string) => {
  if (page.query.failed !== UNCONFIRMED) return [];
  if (!session?.isLoggedIn) return [...APPLICATION_NEEDS];
  return (await call(applyOutlook, { query: { jobIds: jobcode } })).lacks;
};

export const loadJobActions = defineLoader(jobActions, async (_settings, context) => {
  const { brand, call, now, page } = context;
  const jobcode = page.params.jobId ?? '';
  const job = await nullIfNotFound(call(jobDetail, { query: { jobcode } }));
  if (!job || isClosed(job, now)) return { data: null };
  const lacks = await readLacks(context, jobcode);
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
      notice: lacks.length > 0 ? null : jobFormOutcome(page, context.messages.outcomes),
      lacks,
      floats: brand.flags.applyFloatingButton,
    },
  };
});
