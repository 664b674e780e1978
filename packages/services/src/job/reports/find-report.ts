import type { JobSummary } from '@broadsheet/contract/entities/job';
import { ANY_BAND, resolveExperienceBand } from '@broadsheet/contract/experience';
import type { JobFilters } from '@broadsheet/contract/job-filters';
import { writeJobFilters } from '@broadsheet/contract/job-filters-query';
import { formatLocations, formatPay, formatYears, jobHref } from '@broadsheet/contract/job-text';
import { hrefOf, searchHref } from '@broadsheet/contract/match-page';
import type { Kysely, Selectable } from 'kysely';
import type { BrandDirectory, ReadDirectory } from '../../platform/brands/directory.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { SeekersTable } from '../../platform/database/tables/accounts.ts';
import { MAX_JOBS, type WeeklyReport } from '../../platform/messages/templates/weekly-report.ts';
import { completedYears } from '../../platform/seekers/completed-years.ts';
import { readSummaries } from '../lists/list-jobs.ts';
import { findJobs } from '../search/find-jobs.ts';

export interface ReportContext {
  readonly database: Kysely<Schema>;
  readonly readDirectory: ReadDirectory;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** A seeker with the profile fields that a report needs; null is not known. */
export interface ReportReader extends Pick<Selectable<SeekersTable>, 'id' | 'brand'> {
  readonly city_id: number | null;
  readonly category_id: number | null;
  readonly experience_months: number | null;
}

const knownOf = (id: number | null, known: ReadonlyMap<number, unknown>): number[] =>
  id !== null && known.has(id) ? [id] : [];

/** The id in DATE_RANGES that reaches back seven days. */
const LAST_WEEK = 2;

/** Filters from the seeker's profile; values that the brand does not know do not filter. */
const filtersOf = (reader: ReportReader, { categories, cities }: BrandDirectory): JobFilters => ({
  category: knownOf(reader.category_id, categories),
  city: knownOf(reader.city_id, cities),
  experience: [resolveExperienceBand(completedYears(reader.experience_months))].filter(
    (band) => band !== ANY_BAND,
  ),
  posted: [LAST_WEEK],
});

const listPathOf = (
  { category: areas = [], ...filters }: JobFilters,
  { categories }: BrandDirectory,
): string => {
  const query = writeJobFilters(filters);
  const category = categories.get(areas[0] ?? 0);
  return category
    ? hrefOf('category', { category: category.tag }, query)
    : searchHref('', 1, query);
};

/** A job as mails describe it. */
export const toReportJob = (job: JobSummary): WeeklyReport['jobs'][number] => ({
  title: job.title,
  company: job.company.name,
  places: formatLocations(job.cities, job.flags.workFromHome),
  experience: formatYears(job.minYears, job.maxYears),
  pay: formatPay(job.pay),
  path: jobHref(job),
});

/**
 * Finds last week's open jobs for a seeker, newest first: of their category, city and experience, and of no company
 * that they have blocked. Null when there are none.
 */
export const findReport = async (
  { database, readDirectory, now }: ReportContext,
  reader: ReportReader,
): Promise<WeeklyReport | null> => {
  const { id: seekerId, brand } = reader;
  const directory = await readDirectory(brand);
  const filters = filtersOf(reader, directory);
  const context = { database, caller: { seekerId }, directory: async () => directory, now };
  const { ids } = await findJobs(context, {
    scope: { brand, conditions: [] },
    filters,
    sort: 'date',
    page: 1,
    size: MAX_JOBS,
    facets: false,
    now,
  });
  if (ids.length === 0) return null;
  const items = await readSummaries(context, ids);
  return { jobs: items.map(toReportJob), listPath: listPathOf(filters, directory) };
};
