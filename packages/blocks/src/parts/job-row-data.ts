import { CompanyRef, type JobFlags, type JobSummary } from '@broadsheet/contract/entities/job';
import { formatPay, formatPlaces, formatYears, jobHref } from '@broadsheet/contract/job-words';
import Type from 'typebox';
import { formatAge } from './age.ts';

/** A job as one line of a list: every text is ready to be drawn. */
export const JobRowData = Type.Object({
  id: Type.Integer(),
  href: Type.String(),
  title: Type.String(),
  company: Type.Pick(CompanyRef, ['name', 'slug', 'logo']),
  places: Type.String(),
  experience: Type.String(),
  pay: Type.String(),
  postedAt: Type.String(),
  age: Type.String(),
  notes: Type.Array(Type.String()),
  /** By the reader, where one is known. */
  saved: Type.Boolean(),
});
export type JobRowData = Type.Static<typeof JobRowData>;

const FLAG_NOTES: readonly (readonly [flag: keyof JobFlags, note: string])[] = [
  ['workFromHome', 'Work from home'],
  ['femaleCandidate', 'Women preferred'],
  ['femaleBackWorkForce', 'Women returning to work'],
  ['differentlyAbled', 'Open to persons with disabilities'],
  ['exDefence', 'Ex-defence welcome'],
];

/** What an employer says of whom a job suits, as short notes. */
export const notesOf = (flags: JobFlags): string[] =>
  FLAG_NOTES.filter(([flag]) => flags[flag]).map(([, note]) => note);

/** @param now epoch milliseconds, from which the age is told. */
export const toJobRow = (job: JobSummary, now: number): JobRowData => ({
  id: job.id,
  href: jobHref(job),
  title: job.title,
  company: { name: job.company.name, slug: job.company.slug, logo: job.company.logo },
  places: formatPlaces(job.cities),
  experience: formatYears(job.minYears, job.maxYears),
  pay: formatPay(job.pay),
  postedAt: job.postedAt,
  age: formatAge(job.postedAt, now),
  notes: notesOf(job.flags),
  saved: job.saved === 1,
});
