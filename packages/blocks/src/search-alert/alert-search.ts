import type { JobListQuery } from '@broadsheet/contract/job-filters-query';
import type { JobScope } from '../shared/job/job-scope.ts';

const MAX_SEARCH_LENGTH = 200;

/** What an alert for the list of a page searches for. Only searches and skills have a text. */
export interface AlertSearch {
  readonly query?: string;
  readonly filters: JobListQuery;
}

/**
 * The search of an alert for a page's list: a skill is searched by its name, a category and a city are filters. Age and order
 * are of the list only, because an alert contains new jobs.
 */
export const alertSearchOf = (scope: JobScope, filters: JobListQuery): AlertSearch => {
  const { tag, category, city } = scope;
  const text = tag?.label ?? scope.searchText.slice(0, MAX_SEARCH_LENGTH);
  const cities = [...new Set([...(city ? [city.id] : []), ...(filters.city ?? [])])];
  const ofCategory = category && !tag ? [category.dataId] : filters.category;
  return {
    ...(text ? { query: text } : {}),
    filters: {
      ...filters,
      city: cities.length > 0 ? cities : undefined,
      category: ofCategory,
      posted: undefined,
      sort: undefined,
      exact: undefined,
    },
  };
};
