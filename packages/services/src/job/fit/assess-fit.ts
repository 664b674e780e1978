import { FIT_WEIGHTS, type FitPart, type JobFit } from '@broadsheet/contract/entities/job-fit';
import { monthsOutside } from '../insights/rank.ts';
import { skillKey } from './skill-key.ts';

/** What a job asks for and offers. */
export interface JobDemand {
  /** As the employer names them. */
  readonly skills: readonly string[];
  readonly minYears: number;
  readonly maxYears: number;
  readonly cityIds: readonly number[];
  readonly workFromHome: boolean;
  /** Lakh rupees a year; null where it is not disclosed. */
  readonly payMaxLakh: number | null;
}

/** What a profile says that jobs are compared with. */
export interface OwnFacts {
  readonly skills: readonly string[];
  /** Null is not known. */
  readonly months: number | null;
  readonly cityId: number | null;
  readonly preferredCityIds: readonly number[];
  readonly expectedLakh: number | null;
  readonly negotiable: boolean;
}

/** Experience outside a job's range loses value over five years, as in ranks. */
const REACH_MONTHS = 60;
/** Pay that is lower than expected by this share of it is no match. */
const PAY_REACH = 0.5;
/** Who negotiates gives away half of the difference. */
const NEGOTIABLE = 0.5;

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

const compareSkills = (job: JobDemand, own: OwnFacts): JobFit['skills'] => {
  const known = new Set(own.skills.map(skillKey));
  const required = [
    ...new Map(job.skills.map((skill) => [skillKey(skill), skill.trim()])).values(),
  ];
  const matched = required.filter((skill) => known.has(skillKey(skill)));
  const missing = required.filter((skill) => !known.has(skillKey(skill)));
  const isComparable = required.length > 0 && known.size > 0;
  return { share: isComparable ? matched.length / required.length : null, matched, missing };
};

const compareExperience = (job: JobDemand, { months }: OwnFacts): JobFit['experience'] => {
  if (months === null) return { share: null, months: null, monthsOutside: null };
  const outside = monthsOutside({ ...job, tagIds: [] }, months);
  return {
    share: clamp(1 - Math.abs(outside) / REACH_MONTHS),
    months,
    monthsOutside: outside,
  };
};

const compareLocation = (job: JobDemand, own: OwnFacts): JobFit['location'] => {
  if (job.workFromHome || job.cityIds.length === 0) return { share: 1, match: 'anywhere' };
  if (own.cityId !== null && job.cityIds.includes(own.cityId)) return { share: 1, match: 'lives' };
  if (own.preferredCityIds.some((id) => job.cityIds.includes(id)))
    return { share: 1, match: 'prefers' };
  const isKnown = own.cityId !== null || own.preferredCityIds.length > 0;
  return isKnown ? { share: 0, match: 'elsewhere' } : { share: null, match: 'unknown' };
};

const compareSalary = (job: JobDemand, own: OwnFacts): JobFit['salary'] => {
  const { expectedLakh, negotiable } = own;
  const offeredLakh = job.payMaxLakh;
  const facts = { offeredLakh, expectedLakh, negotiable };
  if (offeredLakh === null || expectedLakh === null) return { share: null, ...facts };
  if (expectedLakh <= offeredLakh) return { share: 1, ...facts };
  const lacking = ((expectedLakh - offeredLakh) / expectedLakh) * (negotiable ? NEGOTIABLE : 1);
  return { share: clamp(1 - lacking / PAY_REACH), ...facts };
};

const PARTS = Object.keys(FIT_WEIGHTS) as FitPart[];

/** The weighted share of what can be compared. */
const percentOf = (fit: Omit<JobFit, 'percent'>): number | null => {
  // Nobody fits a job by their city or pay alone.
  if (fit.skills.share === null && fit.experience.share === null) return null;
  let [sum, weights] = [0, 0];
  for (const part of PARTS) {
    const { share } = fit[part];
    if (share === null) continue;
    sum += FIT_WEIGHTS[part] * share;
    weights += FIT_WEIGHTS[part];
  }
  return Math.round((100 * sum) / weights);
};

/** Compares a profile with a job. Both say what they know; what one of them does not say counts nothing. */
export const assessFit = (job: JobDemand, own: OwnFacts): JobFit => {
  const fit = {
    skills: compareSkills(job, own),
    experience: compareExperience(job, own),
    location: compareLocation(job, own),
    salary: compareSalary(job, own),
  };
  return { percent: percentOf(fit), ...fit };
};
