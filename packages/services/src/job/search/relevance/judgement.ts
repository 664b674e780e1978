import type { JobSummary } from '@broadsheet/contract/entities/job';

/** A description of the intended jobs; all given conditions must hold. */
export interface Meant {
  readonly title?: RegExp;
  /** One of the skills. */
  readonly skill?: RegExp;
  readonly city?: string;
  /** The minimum experience of the job is at most this. */
  readonly years?: number;
  readonly home?: true;
}

/** The intent behind `query`: jobs that match `best`, then `relevant`; all others are noise. */
export interface Judgement {
  readonly query: string;
  readonly best: Meant;
  readonly relevant?: Meant;
}

const isMeant = (job: JobSummary, { title, skill, city, years, home }: Meant): boolean =>
  (title?.test(job.title) ?? true) &&
  (skill === undefined || job.skills.some((known) => skill.test(known))) &&
  (city === undefined || job.cities.some(({ label }) => label === city)) &&
  (years === undefined || job.minYears <= years) &&
  (home === undefined || job.flags.workFromHome);

/** 2 for a `best` job, 1 for a `relevant` one, 0 for the others. */
export const gradeOf = (job: JobSummary, { best, relevant }: Judgement): 0 | 1 | 2 => {
  if (isMeant(job, best)) return 2;
  return relevant && isMeant(job, relevant) ? 1 : 0;
};
