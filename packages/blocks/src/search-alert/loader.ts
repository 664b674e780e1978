import { defineLoader } from '@broadsheet/contract/block-loader';
import { writeJobFilters } from '@broadsheet/contract/job-filters-query';
import { resolveJobQuery } from '../shared/job/job-query.ts';
import { searchAlert } from './schema.ts';

const MAX_SEARCH_LENGTH = 200;

export const loadSearchAlert = defineLoader(searchAlert, async (_settings, context) => {
  const { scope, filters, hrefWith, load } = resolveJobQuery(context);
  // Company and course searches have no job alert.
  if (filters.search) return { data: null };
  // An alert for a search without jobs would stay silent.
  if ((await load()).total === 0) return { data: null };
  const sought = { ...filters, posted: undefined, sort: undefined, exact: undefined };
  const searchText = scope.searchText.slice(0, MAX_SEARCH_LENGTH);
  const fields = Object.entries({
    ...(searchText ? { query: searchText } : {}),
    ...writeJobFilters(sought),
  });
  return {
    data: {
      next: hrefWith(filters),
      fields: fields.map(([name, value]) => ({ name, value })),
      isDone: context.page.query.done === 'alerts',
    },
  };
});
