import { defineLoader, type LoaderContext } from '@broadsheet/contract/block-loader';
import { magicRank } from '@broadsheet/contract/calls/insights';
import { jobDetail } from '@broadsheet/contract/calls/job';
import type { MagicRank } from '@broadsheet/contract/entities/insights';
import { AppError } from '@broadsheet/contract/errors';
import { hrefOf } from '@broadsheet/contract/match-page';
import { nullIfNotFound } from '../shared/loading/null-on-error.ts';
import { jobRank } from './schema.ts';

/** Errors of the session, not of the rank: the page request handles these. */
const OF_SESSIONS: readonly number[] = [401, 406, 418];

/** Loads the rank. If the service refuses, its message is shown instead. */
const readRank = async ({ call }: LoaderContext, jobId: number): Promise<Partial<MagicRank>> => {
  try {
    return await call(magicRank, { query: { jobId } });
  } catch (error) {
    if (!(error instanceof AppError) || OF_SESSIONS.includes(error.status)) throw error;
    return { error_msg: error.message };
  }
};

export const loadJobRank = defineLoader(jobRank, async (_settings, context) => {
  const { call, page, session } = context;
  const jobcode = page.params.jobId ?? '';
  const job = await nullIfNotFound(call(jobDetail, { query: { jobcode } }));
  if (!job) return { data: null };
  const loginHref = `${hrefOf('login')}?next=${encodeURIComponent(page.pathname)}`;
  if (!session?.isLoggedIn)
    return { data: { text: null, percentile: null, reasons: [], loginHref } };
  const answer = await readRank(context, job.id);
  const { magicRank: rank = null, reasons = [], error_msg = '', outOf = 0 } = answer;
  // The only applicant has no percentile: the text of the rank is enough.
  const percentile = rank && outOf > 1 && rank.percentile > 0 ? rank.percentile : null;
  return {
    data: {
      text: rank?.text ?? error_msg,
      percentile,
      reasons,
      loginHref,
    },
  };
});
