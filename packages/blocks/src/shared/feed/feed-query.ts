import type { LoaderContext } from '@broadsheet/contract/block-loader';
import { type JobFeed, jobFeed } from '@broadsheet/contract/calls/feed';
import {
  isFormQuery,
  type JobListQuery,
  readFormQuery,
  readJobFilters,
  toFilterParameters,
  writeJobFilters,
} from '@broadsheet/contract/job-filters-query';
import { hrefOf } from '@broadsheet/contract/match-page';
import { FILTER_PARAMETER, NO_FILTER, writeStoredFilter } from '@broadsheet/contract/stored-filter';
import { pageQuery, readAsOf } from '../list/as-of.ts';
import { readPageNumber } from '../list/read-page-number.ts';

/** The feed that a page requests. Every block that needs it makes the same call. */
interface FeedQuery {
  /** From 1; null for an invalid page number. */
  readonly page: number | null;
  readonly filters: JobListQuery;
  /** The path of the feed with other filters, by default at its first page. */
  readonly hrefWith: (filters: JobListQuery, page?: number) => string;
  readonly load: () => Promise<JobFeed>;
}

const CLEARED = { [FILTER_PARAMETER]: NO_FILTER };

/** Parses the page's URL into the one call that loads its feed. */
export const resolveFeedQuery = (context: LoaderContext): FeedQuery => {
  const { page: requestedPage, call } = context;
  const asOf = readAsOf(context);
  const { search: _, exact: __, ...filters } = readJobFilters(readFormQuery(requestedPage.path));
  const page = readPageNumber(requestedPage.query.page);
  const isFiltered = writeStoredFilter(readFormQuery(requestedPage.path)) !== '';
  const isCleared = isFiltered || isFormQuery(requestedPage.path);
  const query = {
    ...toFilterParameters(filters),
    sort: filters.sort,
    page: page ?? 1,
    ...(asOf === undefined ? {} : { asOf }),
  };
  return {
    page,
    filters,
    hrefWith: (changed, at = 1) => {
      const query = writeJobFilters(changed);
      // The path without a query would restore the stored filter.
      const none = isCleared && Object.keys(query).length === 0 ? CLEARED : {};
      return hrefOf('jobfeed', {}, { ...query, ...none, ...pageQuery(at, context) });
    },
    load: () => call(jobFeed, { query }),
  };
};
