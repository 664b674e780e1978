import { DAY_MS } from '@broadsheet/contract/durations';
/** The weight of each component of an application's score, out of 100. */
export const RANK_WEIGHTS = { skills: 50, experience: 25, city: 15, freshness: 10 } as const;
export type RankPart = keyof typeof RANK_WEIGHTS;

const MONTHS_A_YEAR = 12;
/** Experience outside a job's range loses value over this many months, down to nothing. */
const EXPERIENCE_REACH_MONTHS = 5 * MONTHS_A_YEAR;
const PREFERRED_CITY = 0.6;
/** A profile counts as fresh for FRESH_DAYS, and loses all freshness by OLD_DAYS. */
export const FRESH_DAYS = 30;
export const OLD_DAYS = 365;

/** All constants of a fit: changing one renews every fit. */
export const FIT_RULES = [RANK_WEIGHTS, EXPERIENCE_REACH_MONTHS, PREFERRED_CITY] as const;

/** The requirements of a job. */
export interface RankedJob {
  readonly tagIds: readonly number[];
  readonly minYears: number;
  readonly maxYears: number;
}

/** The data of an applicant, or of a possible one, that ranks compare. */
export interface Applicant {
  readonly seekerId: number;
  /** Epoch ms; null for a seeker who has not applied. */
  readonly appliedAt: number | null;
  /** The job's tags that are among the seeker's skills. */
  readonly tagIds: readonly number[];
  /** Months of experience; null is not known. */
  readonly months: number | null;
  /** Whether the seeker lives in a city of the job, or would move there; `current` for jobs without a fixed city. */
  readonly city: 'current' | 'preferred' | 'elsewhere';
  /** When the profile was last changed, epoch ms; null for none. */
  readonly updatedAt: number | null;
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** Months of experience below (negative) or above a job's range; the whole last year of the range is included. */
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

/** Each component of a score, from 0 to 1. @param now epoch ms */
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

/** The components of a fit: all but freshness, which falls every day. */
const FIT_PARTS: readonly RankPart[] = ['skills', 'experience', 'city'];

/** An application's score without freshness, from 0 to 90. */
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
  /** The percentage of the other applicants who rank lower. */
  readonly percentile: number;
  readonly own: Applicant;
  /** For each skill of the job that the seeker lacks, how many applicants in front have it. */
  readonly owners: ReadonlyMap<number, number>;
}
