import { CompanyRef, type JobFlags, type JobSummary } from '@broadsheet/contract/entities/job';
import { JOB_FILTERS, JOB_FLAG_NAMES } from '@broadsheet/contract/job-filters';
import { formatLocations, formatPay, formatYears, jobHref } from '@broadsheet/contract/job-text';
import Type from 'typebox';
import { formatAge } from '../time/format-date.ts';

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

/** What an employer says of whom a job suits, as short notes. */
export const notesOf = (flags: JobFlags): string[] =>
  JOB_FLAG_NAMES.filter((name) => flags[name]).map((name) => JOB_FILTERS[name].label);

/** @param now epoch milliseconds, from which the age is told. */
export const toJobRow = (job: JobSummary, now: number): JobRowData => ({
  id: job.id,
  href: jobHref(job),
  title: job.title,
  company: { name: job.company.name, slug: job.company.slug, logo: job.company.logo },
  places: formatLocations(job.cities),
  experience: formatYears(job.minYears, job.maxYears),
  pay: formatPay(job.pay),
  postedAt: job.postedAt,
  age: formatAge(job.postedAt, now),
  notes: notesOf(job.flags),
  saved: job.saved === 1,
});
