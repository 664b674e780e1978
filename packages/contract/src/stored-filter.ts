import type { BrandConfig } from './brand-config.ts';
import type { JobFilterName, JobFilters } from './job-filters.ts';
import { type JobListQuery, readJobFilters, writeJobFilters } from './job-filters-query.ts';

/** Name under which a browser stores the filters of public lists. */
export const STORED_FILTER_NAME = 'storedFilter';
/** The list that is one reader's alone: only for it the server may read the cookie. */
export const FILTERED_KIND = 'jobfeed';
/** How long a filter is stored after its last use. */
export const STORED_FILTER_SECONDS = 30 * 86_400;
/** Longer text is never one that the site has stored. */
const MAX_LENGTH = 512;
/** The query parameter of a feed address that asks for the feed without the stored filter, which is cleared by it. */
export const FILTER_PARAMETER = 'filter';
export const NO_FILTER = 'none';

/** What narrows or sorts a list; what kind of search it is belongs to the address. */
const ownFilters = ({ search: _, exact: __, ...filters }: JobListQuery): JobListQuery => filters;

/**
 * The filter of a list's query as the one text that is stored for it: known names in one order, each value once. Empty
 * where nothing is filtered.
 */
export const writeStoredFilter = (query: Readonly<Record<string, string>>): string =>
  new URLSearchParams(writeJobFilters(ownFilters(readJobFilters(query)))).toString();

/** Reads a stored text; what is unknown, doubled or too long is left out. */
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

/** Leaves out cities and categories that the brand no longer has. */
export const withoutExpired = (
  filters: JobListQuery,
  { cities, categories }: Pick<BrandConfig, 'cities' | 'categories'>,
): JobListQuery => ({
  ...filters,
  ...pickKnown('city', filters, new Set(cities.map(({ id }) => id))),
  ...pickKnown('category', filters, new Set(categories.map(({ dataId }) => dataId))),
});
