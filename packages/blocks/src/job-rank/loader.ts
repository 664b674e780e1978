import { defineLoader, type LoaderContext } from '@broadsheet/contract/block-loader';
import { magicRank } from '@broadsheet/contract/calls/insights';
import { jobDetail } from '@broadsheet/contract/calls/job';
import type { MagicRank } from '@broadsheet/contract/entities/insights';
import { AppError } from '@broadsheet/contract/errors';
import { hrefOf } from '@broadsheet/contract/match-page';
import { nullIfNotFound } from '../shared/loading/null-on-error.ts';
import { jobRank } from './schema.ts';

/** Of a session, not of the rank: who asks for the page deals with these. */
const OF_SESSIONS: readonly number[] = [401, 406, 418];

/** What the rank's place shows of an answer, or of the words of a failure. */
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
  // Who is alone is ahead of nobody: the sentence of the rank says all there is.
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
