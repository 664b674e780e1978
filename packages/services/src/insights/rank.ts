/** How much each part of an application counts for its rank, of a hundred. */
export const RANK_WEIGHTS = { skills: 50, experience: 25, city: 15, freshness: 10 } as const;
export type RankPart = keyof typeof RANK_WEIGHTS;
const PARTS: readonly RankPart[] = ['skills', 'experience', 'city', 'freshness'];

const MONTHS_A_YEAR = 12;
/** For so many months away from what a job asks for, experience counts less and less, and then nothing. */
const EXPERIENCE_REACH_MONTHS = 5 * MONTHS_A_YEAR;
const PREFERRED_CITY = 0.6;
const DAY_MS = 86_400_000;
/** A profile is as good as new for so long, and counts as old after so much more. */
const FRESH_DAYS = 30;
const OLD_DAYS = 365;

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
  const least = minYears * MONTHS_A_YEAR;
  const most = (maxYears + 1) * MONTHS_A_YEAR - 1;
  if (months < least) return months - least;
  return Math.max(0, months - most);
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

/** From 0 to 100. */
const scoreOf = (job: RankedJob, applicant: Applicant, now: number): number => {
  const parts = partsOf(job, applicant, now);
  return PARTS.reduce((sum, part) => sum + RANK_WEIGHTS[part] * parts[part], 0);
};

export interface Standing {
  /** From 1. */
  readonly rank: number;
  readonly outOf: number;
  /** Of a hundred others, how many stand behind. */
  readonly percentile: number;
  readonly own: Applicant;
  readonly before: readonly Applicant[];
}

/** Of equals who applied first stands first, and who has not applied behind them. */
const isEarlier = (one: Applicant, other: Applicant): boolean => {
  const at = one.appliedAt ?? Number.POSITIVE_INFINITY;
  const otherAt = other.appliedAt ?? Number.POSITIVE_INFINITY;
  return at < otherAt || (at === otherAt && one.seekerId < other.seekerId);
};

/** Where one of the applicants stands among all of them; undefined for who is not among them. @param now epoch ms */
export const standingOf = (
  job: RankedJob,
  applicants: readonly Applicant[],
  seekerId: number,
  now: number,
): Standing | undefined => {
  const own = applicants.find((applicant) => applicant.seekerId === seekerId);
  if (!own) return undefined;
  const score = scoreOf(job, own, now);
  const before = applicants.filter((applicant) => {
    const other = scoreOf(job, applicant, now);
    return other > score || (other === score && isEarlier(applicant, own));
  });
  const others = applicants.length - 1;
  const behind = others - before.length;
  const percentile = others === 0 ? 100 : Math.floor((100 * behind) / others);
  return { rank: before.length + 1, outOf: applicants.length, percentile, own, before };
};
