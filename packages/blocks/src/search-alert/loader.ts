import { defineLoader } from '@broadsheet/contract/block-loader';
import { writeJobFilters } from '@broadsheet/contract/job-filters-query';
import { resolveJobQuery } from '../shared/job/job-query.ts';
import { searchAlert } from './schema.ts';

const WORDS_MOST = 200;

export const loadSearchAlert = defineLoader(searchAlert, (_settings, context) => {
  const { place, filters, hrefWith } = resolveJobQuery(context);
  // Companies and courses are no jobs to wait for; new ones are of today, in whatever order.
  if (filters.search) return { data: null };
  const sought = { ...filters, posted: undefined, sort: undefined, exact: undefined };
  const words = place.words.slice(0, WORDS_MOST);
  const fields = Object.entries({ ...(words ? { query: words } : {}), ...writeJobFilters(sought) });
  return {
    data: {
      next: hrefWith(filters),
      fields: fields.map(([name, value]) => ({ name, value })),
      isDone: context.page.query.done === 'alerts',
    },
  };
});
