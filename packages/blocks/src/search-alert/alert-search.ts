import type { JobListQuery } from '@broadsheet/contract/job-filters-query';
import { citiesOf, type JobScope, textOf } from '../shared/job/job-scope.ts';

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
  const { tag, category } = scope;
  const query = tag?.label ?? textOf(scope);
  return {
    ...(query ? { query } : {}),
    filters: {
      ...filters,
      city: citiesOf(scope, filters.city),
      category: category && !tag ? [category.dataId] : filters.category,
      posted: undefined,
      sort: undefined,
      exact: undefined,
    },
  };
};
