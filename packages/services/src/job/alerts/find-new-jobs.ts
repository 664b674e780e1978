import type { AlertFilters } from '@broadsheet/contract/calls/alerts';
import { readFilterParameters } from '@broadsheet/contract/job-filters-query';
import { searchHref } from '@broadsheet/contract/match-page';
import type { ReadDirectory } from '../../platform/brands/directory.ts';
import type { JobsContext } from '../search/job-scope.ts';
import { searchJobs } from '../search/search-jobs.ts';
import type { DueAlert } from './due-alerts.ts';

/** Beyond those a mail names, the others count as told: the list that it leads to has them. */
const MAX_FOUND = 50;
/** Of DATE_RANGES: as far back as a mail may be late, and no further. */
const REACH = { daily: 1, weekly: 2 } as const;

export interface AlertContext extends Pick<JobsContext, 'database'> {
  readonly readDirectory: ReadDirectory;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** The list on the site of which an alert tells the new ones. */
export const alertListPath = ({ query = '', ...filters }: AlertFilters): string =>
  searchHref(
    query,
    1,
    Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, String(value)])),
  );

/**
 * Ids of the open jobs of the last days that an alert asks for, newest first: none that its seeker does not want in lists,
 * and none for words that no job has as they are.
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
  const { found, corrected } = await searchJobs(context, filters.query ?? '', {
    scope: { brand, text: null, conditions: [] },
    filters: { ...readFilterParameters(filters), posted: [REACH[frequency]] },
    sort: 'date',
    page: 1,
    size: MAX_FOUND,
    facets: false,
  });
  return corrected === null ? found.ids : [];
};
