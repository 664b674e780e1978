import type { BrandConfig } from './brand-config.ts';
import type { JobFilterName, JobFilters } from './job-filters.ts';
import { type JobListQuery, readJobFilters, writeJobFilters } from './job-filters-query.ts';

/** Name under which a browser stores the filters of public lists. */
export const STORED_FILTER_NAME = 'storedFilter';
/** The only page that is private to its reader: only for it may the server read the cookie. */
export const FILTERED_KIND = 'jobfeed';
/** How long a filter is stored after its last use. */
export const STORED_FILTER_SECONDS = 30 * 86_400;
/** Longer text is never one that the site has stored. */
const MAX_LENGTH = 512;
/** The query parameter of a feed address that ignores the stored filter and clears it. */
export const FILTER_PARAMETER = 'filter';
export const NO_FILTER = 'none';

/** What narrows or sorts a list; what kind of search it is belongs to the address. */
const ownFilters = ({ search: _, exact: __, ...filters }: JobListQuery): JobListQuery => filters;

/**
 * The filter of a list's query as its canonical stored text: known names in one order, each value once. Empty without a
 * filter.
 */
export const writeStoredFilter = (query: Readonly<Record<string, string>>): string =>
  new URLSearchParams(writeJobFilters(ownFilters(readJobFilters(query)))).toString();

/** Parses a stored text; unknown, repeated or too long values are dropped. */
export const readStoredFilter = (text: string): JobListQuery =>
  text.length > MAX_LENGTH
    ? {}
    : ownFilters(readJobFilters(Object.fromEntries(new URLSearchParams(text))));

const pickKnown = (
  name: JobFilterName,
  filters: JobFilters,
  known: ReadonlySet<number>,
): JobFilters => {
  const values = filters[name]?.filter((value) => known.has(value)) ?? [];
  return { [name]: values.length > 0 ? values : undefined };
};

/** Drops cities and categories that the brand no longer has. */
export const withoutExpired = (
  filters: JobListQuery,
  { cities, categories }: Pick<BrandConfig, 'cities' | 'categories'>,
): JobListQuery => ({
  ...filters,
  ...pickKnown('city', filters, new Set(cities.map(({ id }) => id))),
  ...pickKnown('category', filters, new Set(categories.map(({ dataId }) => dataId))),
});
