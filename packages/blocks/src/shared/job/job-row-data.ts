import { CompanyRef, type JobFlags, type JobSummary } from '@broadsheet/contract/entities/job';
import { JOB_FILTERS, JOB_FLAG_NAMES } from '@broadsheet/contract/job-filters';
import { formatLocations, formatPay, formatYears, jobHref } from '@broadsheet/contract/job-text';
import type { Messages } from '@broadsheet/messages/message-areas';
import Type from 'typebox';
import { formatAge } from '../time/format-date.ts';

/** A job as a row of a list; every text is ready to render. */
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
  /** True if the reader has saved it; false if the reader is unknown. */
  saved: Type.Boolean(),
});
export type JobRowData = Type.Static<typeof JobRowData>;

/** Short notes on whom the employer welcomes. */
export const notesOf = (flags: JobFlags): string[] =>
  JOB_FLAG_NAMES.filter((name) => flags[name]).map((name) => JOB_FILTERS[name].label);

/** @param now epoch milliseconds, for the age of the job */
export const toJobRow = (
  job: JobSummary,
  now: number,
  messages: Messages['times'],
): JobRowData => ({
  id: job.id,
  href: jobHref(job),
  title: job.title,
  company: { name: job.company.name, slug: job.company.slug, logo: job.company.logo },
  places: formatLocations(job.cities, job.flags.workFromHome),
  experience: formatYears(job.minYears, job.maxYears),
  pay: formatPay(job.pay),
  postedAt: job.postedAt,
  age: formatAge(job.postedAt, now, messages),
  notes: notesOf(job.flags),
  saved: job.saved === 1,
});
