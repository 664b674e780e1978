/** How much each part of an application counts for its rank, of a hundred. */
export const RANK_WEIGHTS = { skills: 50, experience: 25, city: 15, freshness: 10 } as const;
export type RankPart = keyof typeof RANK_WEIGHTS;

const MONTHS_A_YEAR = 12;
/** For so many months away from what a job asks for, experience counts less and less, and then nothing. */
const EXPERIENCE_REACH_MONTHS = 5 * MONTHS_A_YEAR;
const PREFERRED_CITY = 0.6;
export const DAY_MS = 86_400_000;
/** A profile is as good as new for so long, and counts as old after so much more. */
export const FRESH_DAYS = 30;
export const OLD_DAYS = 365;

/** All that a fit is counted by: another number here makes every fit anew. */
export const FIT_RULES = [RANK_WEIGHTS, EXPERIENCE_REACH_MONTHS, PREFERRED_CITY] as const;

/** What a job asks for. */
export interface RankedJob {
  readonly tagIds: readonly number[];
  readonly minYears: number;
  readonly maxYears: number;
}

/** What is compared of somebody who has applied, or might. */
export interface Applicant {
  readonly seekerId: number;
  /** Epoch ms; null for who has not applied. */
  readonly appliedAt: number | null;
  /** Those of the job's tags that are among the skills. */
  readonly tagIds: readonly number[];
  /** Of experience; null is not told. */
  readonly months: number | null;
  /** Whether a city of the job is where they live, or where they would; `current` for jobs that are everywhere. */
  readonly city: 'current' | 'preferred' | 'elsewhere';
  /** When the profile was last changed, epoch ms; null for none. */
  readonly updatedAt: number | null;
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** How many months more or less somebody has than a job asks for; a year that has begun still counts as its number. */
export const monthsOutside = ({ minYears, maxYears }: RankedJob, months: number): number => {
  const min = minYears * MONTHS_A_YEAR;
  const max = (maxYears + 1) * MONTHS_A_YEAR - 1;
  if (months < min) return months - min;
  return Math.max(0, months - max);
};

const experienceOf = (job: RankedJob, months: number | null): number =>
  months === null ? 0 : clamp(1 - Math.abs(monthsOutside(job, months)) / EXPERIENCE_REACH_MONTHS);

const freshnessOf = (updatedAt: number | null, now: number): number => {
  if (updatedAt === null) return 0;
  const days = (now - updatedAt) / DAY_MS;
  return clamp(1 - (days - FRESH_DAYS) / (OLD_DAYS - FRESH_DAYS));
};

const CITY = { current: 1, preferred: PREFERRED_CITY, elsewhere: 0 } as const;

/** Each part of an application, from 0 to 1. @param now epoch ms */
export const partsOf = (
  job: RankedJob,
  { tagIds, months, city, updatedAt }: Applicant,
  now: number,
): Readonly<Record<RankPart, number>> => ({
  skills: job.tagIds.length === 0 ? 1 : tagIds.length / job.tagIds.length,
  experience: experienceOf(job, months),
  city: CITY[city],
  freshness: freshnessOf(updatedAt, now),
});

/** The parts that a fit is made of: all but freshness, which is less every day. */
const FIT_PARTS: readonly RankPart[] = ['skills', 'experience', 'city'];

/** What an application counts but for its freshness, from 0 to 90. */
export const fitOf = (job: RankedJob, applicant: Applicant): number => {
  const parts = partsOf(job, applicant, 0);
  return FIT_PARTS.reduce((sum, part) => sum + RANK_WEIGHTS[part] * parts[part], 0);
};

/** From 0 to 100. @param now epoch ms */
export const scoreOf = (job: RankedJob, applicant: Applicant, now: number): number =>
  fitOf(job, applicant) + RANK_WEIGHTS.freshness * freshnessOf(applicant.updatedAt, now);

export interface ApplicationRank {
  /** From 1. */
  readonly rank: number;
  readonly outOf: number;
  /** Of a hundred others, how many stand behind. */
  readonly percentile: number;
  readonly own: Applicant;
  /** How many of those before have each skill of the job that is lacking. */
  readonly owners: ReadonlyMap<number, number>;
}
