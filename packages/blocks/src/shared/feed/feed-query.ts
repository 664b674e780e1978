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

/** The feed that a page asks for. Every block of the page that needs it makes this one call. */
interface FeedQuery {
  /** From 1; null where the address asks for what cannot be a page. */
  readonly page: number | null;
  readonly filters: JobListQuery;
  /** Address of the feed with other filters, at its first page unless told otherwise. */
  readonly hrefWith: (filters: JobListQuery, page?: number) => string;
  readonly load: () => Promise<JobFeed>;
}

const CLEARED = { [FILTER_PARAMETER]: NO_FILTER };

/** Reads the page's address into the one call that answers its feed. */
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
      // The bare address would bring the stored filter back.
      const none = isCleared && Object.keys(query).length === 0 ? CLEARED : {};
      return hrefOf('jobfeed', {}, { ...query, ...none, ...pageQuery(at, context) });
    },
    load: () => call(jobFeed, { query }),
  };
};
