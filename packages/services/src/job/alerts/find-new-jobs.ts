import type { AlertFilters } from '@broadsheet/contract/calls/alerts';
import { readFilterParameters } from '@broadsheet/contract/job-filters-query';
import { searchHref } from '@broadsheet/contract/match-page';
import type { BrandMessages } from '../../platform/brands/brand-messages.ts';
import type { ReadDirectory } from '../../platform/brands/directory.ts';
import type { JobsContext } from '../search/job-scope.ts';
import { searchJobs } from '../search/search-jobs.ts';
import type { DueAlert } from './due-alerts.ts';

/** A mail names fewer jobs; the others count as notified, because the list that it links to shows them. */
const MAX_FOUND = 50;
/** Ids of DATE_RANGES, three days and two weeks: how far back a mail reaches that had to wait for others of the seeker. */
const REACH = { daily: 1, weekly: 3 } as const;

export interface AlertContext extends Pick<JobsContext, 'database'>, BrandMessages {
  readonly readDirectory: ReadDirectory;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** The path of the list with an alert's jobs. */
export const alertListPath = ({ query = '', ...filters }: AlertFilters): string =>
  searchHref(
    query,
    1,
    Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, String(value)])),
  );

/**
 * Ids of the open jobs of the last days that match an alert, newest first. Excludes jobs that the seeker has rejected,
 * and those that miss some of the query.
 */
export const findNewJobs = async (
  { database, readDirectory, now }: AlertContext,
  { seekerId, brand, frequency, filters }: DueAlert,
): Promise<readonly number[]> => {
  const context = {
    database,
    brand,
    caller: { seekerId },
    directory: () => readDirectory(brand),
    now,
  };
  const options = {
    scope: { brand, conditions: [] },
    filters: { ...readFilterParameters(filters), posted: [REACH[frequency]] },
    sort: 'date',
    page: 1,
    size: MAX_FOUND,
    facets: false,
  } as const;
  const { found } = await searchJobs(context, filters.query ?? '', options, false);
  return found.ids;
};
