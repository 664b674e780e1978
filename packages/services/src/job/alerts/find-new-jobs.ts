import type { AlertFilters } from '@broadsheet/contract/calls/alerts';
import { DAY_MS } from '@broadsheet/contract/durations';
import { readFilterParameters } from '@broadsheet/contract/job-filters-query';
import { searchHref } from '@broadsheet/contract/match-page';
import type { BrandMessages } from '../../platform/brands/brand-messages.ts';
import type { ReadDirectory } from '../../platform/brands/directory.ts';
import type { JobsContext } from '../search/job-scope.ts';
import { searchJobs } from '../search/search-jobs.ts';
import type { DueAlert } from './due-alerts.ts';

/** A mail names fewer jobs; the others count as notified, because the list that it links to shows them. */
const MAX_FOUND = 50;
/** Ids of DATE_RANGES: three days, a week, two weeks. */
const REACH = { daily: 1, week: 2, fortnight: 3 } as const;

/** How far back the mail of an alert reaches: further if a weekly one had to wait for others of the seeker. */
const reachOf = ({ frequency, since }: DueAlert, now: number): number => {
  if (frequency === 'daily') return REACH.daily;
  return now - since.getTime() > 7 * DAY_MS ? REACH.fortnight : REACH.week;
};

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
  alert: DueAlert,
): Promise<readonly number[]> => {
  const { seekerId, brand, filters } = alert;
  const context = {
    database,
    brand,
    caller: { seekerId },
    directory: () => readDirectory(brand),
    now,
  };
  const options = {
    scope: { brand, conditions: [] },
    filters: { ...readFilterParameters(filters), posted: [reachOf(alert, now)] },
    sort: 'date',
    page: 1,
    size: MAX_FOUND,
    facets: false,
  } as const;
  const { found } = await searchJobs(context, filters.query ?? '', options, false);
  return found.ids;
};
