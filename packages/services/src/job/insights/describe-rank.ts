import type { MagicRank } from '@broadsheet/contract/entities/insights';
import type { CallContext } from '../../platform/call/call-context.ts';
import { loadRank } from './load-rank.ts';
import type { Applicant, ApplicationRank } from './rank.ts';
import { reasonsOf } from './rank-reasons.ts';
import type { JobToRank } from './read-applicants.ts';

const EMPTY_PROFILE_TEXT = 'Add your skills or experience to see how you compare.';

const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const ordinals = new Intl.PluralRules('en-IN', { type: 'ordinal' });
const numbers = new Intl.NumberFormat('en-IN');

const ordinal = (value: number): string =>
  `${numbers.format(value)}${ENDINGS[ordinals.select(value)]}`;

const textOf = ({ rank, outOf, own }: ApplicationRank): string => {
  if (outOf === 1)
    return own.appliedAt === null ? 'Be the first to apply.' : 'You are the only applicant so far.';
  const rankText = `${ordinal(rank)} of ${numbers.format(outOf)}`;
  return own.appliedAt === null ? `You would be ${rankText}.` : `You are ${rankText}.`;
};

const hasFacts = ({ months, tagIds }: Applicant): boolean => months !== null || tagIds.length > 0;

/**
 * A seeker's current rank among the applicants of a job, or the rank that they would have. The fits must be renewed
 * first.
 */
export const describeRank = async (
  { database, directory, now }: Pick<CallContext, 'database' | 'directory' | 'now'>,
  job: JobToRank,
  seekerId: number,
): Promise<MagicRank> => {
  const rank = await loadRank(database, job, seekerId, now);
  const hasApplied = rank.own.appliedAt !== null;
  const { outOf } = rank;
  if (!hasFacts(rank.own))
    return {
      magicRank: null,
      rank: null,
      outOf,
      hasApplied,
      reasons: [],
      error_msg: EMPTY_PROFILE_TEXT,
    };
  const { tags } = await directory();
  return {
    magicRank: { text: textOf(rank), percentile: rank.percentile },
    rank: rank.rank,
    outOf,
    hasApplied,
    reasons: [...reasonsOf(job, rank, tags, now)],
  };
};
