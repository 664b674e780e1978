import type { QualityJob } from '../make-jobs.ts';
import type { Occupation } from '../occupation.ts';

export const QUERY_KINDS = [
  'title',
  'abbreviation',
  'misspelt',
  'filler',
  'city',
  'experience',
  'pay',
  'home',
  'several',
] as const;
export type QueryKind = (typeof QUERY_KINDS)[number];

/** What a query demands besides the occupation. */
export interface Demands {
  readonly city?: string;
  readonly years?: number;
  readonly minPay?: number;
  readonly home?: true;
}

export interface QualityQuery {
  readonly text: string;
  readonly kind: QueryKind;
  readonly half: 'tune' | 'test';
  /** Those that list the title. */
  readonly occupations: readonly Occupation[];
  readonly demands: Demands;
}

const meets = (job: QualityJob, { city, years, minPay, home }: Demands): boolean =>
  (city === undefined || job.cities.includes(city)) &&
  (years === undefined || (job.minYears <= years && years <= job.maxYears)) &&
  (minPay === undefined || job.payLakh[1] >= minPay) &&
  (home === undefined || job.workFromHome);

/** 3: the job's occupation lists the title; 2: it is related to one that does; 1: it is of the same group. */
export const gradeOf = (job: QualityJob, { occupations, demands }: QualityQuery): 0 | 1 | 2 | 3 => {
  if (!meets(job, demands)) return 0;
  const { code, group } = job.occupation;
  if (occupations.some((one) => one.code === code)) return 3;
  if (occupations.some(({ related }) => related.has(code))) return 2;
  return occupations.some((one) => one.group === group) ? 1 : 0;
};
