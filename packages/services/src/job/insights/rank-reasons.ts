import { DAY_MS } from '@broadsheet/contract/durations';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import {
  type ApplicationRank,
  monthsOutside,
  partsOf,
  RANK_WEIGHTS,
  type RankedJob,
  type RankPart,
} from './rank.ts';

type RankMessages = Messages['rank'];

const MONTHS_A_YEAR = 12;
const NAMED_MAX = 5;
const DAYS_A_MONTH = 30;

/** The names of a job's tags, by id. */
export type TagLabels = ReadonlyMap<number, { readonly label: string }>;

/** Tags of the job that a seeker lacks, and that at least half of the applicants in front have; most common first. */
const missingTags = ({ owners, rank }: ApplicationRank): readonly number[] =>
  [...owners]
    .filter(([, count]) => count > 0 && count * 2 >= rank - 1)
    .sort(([, one], [, other]) => other - one)
    .map(([id]) => id);

const skillsReason = (
  texts: RankMessages,
  rank: ApplicationRank,
  labels: TagLabels,
): string | null => {
  const missing = missingTags(rank).flatMap((id) => labels.get(id)?.label ?? []);
  const { length } = missing;
  if (length === 0) return null;
  const skills = missing.slice(0, NAMED_MAX).join(', ');
  return length > NAMED_MAX
    ? formatMessage(texts.skillsAndMore, { skills, more: length - NAMED_MAX })
    : formatMessage(texts.skills, { skills });
};

const experienceReason = (
  texts: RankMessages,
  job: RankedJob,
  months: number | null,
): string | null => {
  if (months === null) return texts.experienceMissing;
  const outside = monthsOutside(job, months);
  if (outside === 0) return null;
  const years = Math.max(1, Math.round(Math.abs(outside) / MONTHS_A_YEAR));
  return formatMessage(outside < 0 ? texts.experienceLess : texts.experienceMore, { years });
};

const freshnessReason = (texts: RankMessages, updatedAt: number | null, now: number): string => {
  if (updatedAt === null) return texts.profileEmpty;
  const months = Math.floor((now - updatedAt) / DAY_MS / DAYS_A_MONTH);
  return formatMessage(texts.profileUpdated, { months });
};

/** Why a seeker does not rank higher, largest loss first. @param now epoch ms */
export const reasonsOf = (
  messages: RankMessages,
  job: RankedJob,
  rank: ApplicationRank,
  labels: TagLabels,
  now: number,
): readonly string[] => {
  const { own } = rank;
  if (rank.rank === 1) return [messages.bestMatch];
  const parts = partsOf(job, own, now);
  const texts: Readonly<Record<RankPart, string | null>> = {
    skills: skillsReason(messages, rank, labels),
    experience: experienceReason(messages, job, own.months),
    city: { current: null, preferred: messages.cityPreferred, elsewhere: messages.cityElsewhere }[
      own.city
    ],
    freshness: parts.freshness < 1 ? freshnessReason(messages, own.updatedAt, now) : null,
  };
  const costOf = (part: RankPart): number => RANK_WEIGHTS[part] * (1 - parts[part]);
  const named = (['skills', 'experience', 'city', 'freshness'] as const)
    .toSorted((one, other) => costOf(other) - costOf(one))
    .flatMap((part) => texts[part] ?? []);
  return named.length > 0 ? named : [messages.equalMatch];
};
