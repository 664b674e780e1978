import type { MagicRank } from '@broadsheet/contract/entities/insights';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import type { CallContext } from '../../platform/call/call-context.ts';
import { loadRank } from './load-rank.ts';
import type { Applicant, ApplicationRank } from './rank.ts';
import { reasonsOf } from './rank-reasons.ts';
import type { JobToRank } from './read-applicants.ts';

const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const ordinals = new Intl.PluralRules('en-IN', { type: 'ordinal' });
const numbers = new Intl.NumberFormat('en-IN');

const ordinal = (value: number): string =>
  `${numbers.format(value)}${ENDINGS[ordinals.select(value)]}`;

const textOf = (texts: Messages['rank'], { rank, outOf, own }: ApplicationRank): string => {
  const hasApplied = own.appliedAt !== null;
  if (outOf === 1) return hasApplied ? texts.onlyApplicant : texts.firstToApply;
  const message = hasApplied ? texts.is : texts.wouldBe;
  return formatMessage(message, { rank: ordinal(rank), total: outOf });
};

const hasFacts = ({ months, tagIds }: Applicant): boolean => months !== null || tagIds.length > 0;

/**
 * A seeker's current rank among the applicants of a job, or the rank that they would have. The fits must be renewed
 * first.
 */
export const describeRank = async (
  {
    database,
    directory,
    messages,
    now,
  }: Pick<CallContext, 'database' | 'directory' | 'messages' | 'now'>,
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
      error_msg: messages.rank.profileNeeded,
    };
  const { tags } = await directory();
  return {
    magicRank: { text: textOf(messages.rank, rank), percentile: rank.percentile },
    rank: rank.rank,
    outOf,
    hasApplied,
    reasons: [...reasonsOf(messages.rank, job, rank, tags, now)],
  };
};
