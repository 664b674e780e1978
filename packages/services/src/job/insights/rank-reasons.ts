import { DAY_MS } from '@broadsheet/contract/durations';
import {
  type ApplicationRank,
  monthsOutside,
  partsOf,
  RANK_WEIGHTS,
  type RankedJob,
  type RankPart,
} from './rank.ts';

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

const skillsReason = (rank: ApplicationRank, labels: TagLabels): string | null => {
  const missing = missingTags(rank).flatMap((id) => labels.get(id)?.label ?? []);
  const { length } = missing;
  if (length === 0) return null;
  const named = missing.slice(0, NAMED_MAX).join(', ');
  const more = length > NAMED_MAX ? ` and ${length - NAMED_MAX} more` : '';
  return `Many applicants ahead of you have these skills: ${named}${more}.`;
};

const experienceReason = (job: RankedJob, months: number | null): string | null => {
  if (months === null) return "You haven't added your experience.";
  const outside = monthsOutside(job, months);
  if (outside === 0) return null;
  const years = Math.max(1, Math.round(Math.abs(outside) / MONTHS_A_YEAR));
  const amount = `about ${years} year${years === 1 ? '' : 's'}`;
  return outside < 0
    ? `You have ${amount} less experience than this job needs.`
    : `You have ${amount} more experience than this job needs.`;
};

const freshnessReason = (updatedAt: number | null, now: number): string => {
  if (updatedAt === null) return 'Your profile is empty.';
  const months = Math.floor((now - updatedAt) / DAY_MS / DAYS_A_MONTH);
  return `You last updated your profile ${months} month${months === 1 ? '' : 's'} ago.`;
};

const CITY_REASON = {
  current: null,
  preferred: "This job is in a city you prefer, but you don't live there.",
  elsewhere: "This job isn't in your city or a city you prefer.",
} as const;

/** Why a seeker does not rank higher, largest loss first. @param now epoch ms */
export const reasonsOf = (
  job: RankedJob,
  rank: ApplicationRank,
  labels: TagLabels,
  now: number,
): readonly string[] => {
  const { own } = rank;
  if (rank.rank === 1) return ["You're the best match so far."];
  const parts = partsOf(job, own, now);
  const texts: Readonly<Record<RankPart, string | null>> = {
    skills: skillsReason(rank, labels),
    experience: experienceReason(job, own.months),
    city: CITY_REASON[own.city],
    freshness: parts.freshness < 1 ? freshnessReason(own.updatedAt, now) : null,
  };
  const costOf = (part: RankPart): number => RANK_WEIGHTS[part] * (1 - parts[part]);
  const named = (['skills', 'experience', 'city', 'freshness'] as const)
    .toSorted((one, other) => costOf(other) - costOf(one))
    .flatMap((part) => texts[part] ?? []);
  return named.length > 0
    ? named
    : ['Applicants ahead of you match equally well and applied earlier.'];
};
