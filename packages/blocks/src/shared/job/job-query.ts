import type { LoaderContext } from '@broadsheet/contract/block-loader';
import * as job from '@broadsheet/contract/calls/job';
import {
  type JobListQuery,
  readFormQuery,
  readJobFilters,
  toFilterParameters,
  writeJobFilters,
} from '@broadsheet/contract/job-filters-query';
import { citiesOf, type JobScope, resolveJobScope, textOf } from './job-scope.ts';

const MAX_PAGES = 500;

/** The list of jobs that a page requests. Every block that needs it makes the same call. */
export interface JobQuery {
  readonly scope: JobScope;
  readonly filters: JobListQuery;
  /** The path of the list with other filters, by default at its first page. */
  readonly hrefWith: (filters: JobListQuery, page?: number) => string;
  readonly load: () => Promise<job.JobList>;
}

const loadOf = (context: LoaderContext, scope: JobScope, filters: JobListQuery) => {
  const { search, exact, sort } = filters;
  const city = citiesOf(scope, filters.city);
  const { cat, ...parameters } = toFilterParameters({ ...filters, city });
  const query = {
    ...parameters,
    sort,
    page: Math.min(Math.max(scope.page, 1), MAX_PAGES),
  };
  if (scope.tag) {
    return context.call(job.keyword, { query: { ...query, cat, keywordId: scope.tag.dataId } });
  }
  if (scope.category) {
    return context.call(job.category, { query: { ...query, categoryId: scope.category.dataId } });
  }
  const text = textOf(scope);
  return context.call(job.search, {
    query: { ...query, search, exact, cat, ...(text ? { query: text } : {}) },
  });
};

/**
 * The filters that the page's list accepts: a category page adds its area, and only searches can search other entities.
 */
const filtersOf = ({ page }: LoaderContext, { category, tag }: JobScope): JobListQuery => {
  const filters = readJobFilters(readFormQuery(page.path));
  const isSearch = page.kind === 'search';
  return {
    ...filters,
    category: category && !tag ? undefined : filters.category,
    search: isSearch ? filters.search : undefined,
    exact: isSearch ? filters.exact : undefined,
  };
};

/** Parses the page's URL into the one call that loads its list of jobs. */
export const resolveJobQuery = (context: LoaderContext): JobQuery => {
  const scope = resolveJobScope(context);
  const filters = filtersOf(context, scope);
  return {
    scope,
    filters,
    hrefWith: (changed, page = 1) => scope.hrefOf(page, writeJobFilters(changed)),
    load: () => loadOf(context, scope, filters),
  };
};
