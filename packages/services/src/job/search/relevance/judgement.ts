import type { JobSummary } from '@broadsheet/contract/entities/job';

/** What makes a job one of those meant; all that are given must hold. */
export interface Meant {
  readonly title?: RegExp;
  /** One of the skills. */
  readonly skill?: RegExp;
  readonly city?: string;
  /** Years that somebody must bring: at most these. */
  readonly years?: number;
  readonly home?: true;
}

/** What a person who types `query` hopes for: `best` first, then `good`; all else is noise. */
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

/** 2 for what is meant, 1 for what is welcome, 0 for the rest. */
export const gradeOf = (job: JobSummary, { best, relevant }: Judgement): 0 | 1 | 2 => {
  if (isMeant(job, best)) return 2;
  return relevant && isMeant(job, relevant) ? 1 : 0;
};
