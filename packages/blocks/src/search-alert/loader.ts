import { defineLoader, type LoaderContext } from '@broadsheet/contract/block-loader';
import { type AlertFilters, jobAlerts } from '@broadsheet/contract/calls/alerts';
import { ALERTS_MAX } from '@broadsheet/contract/constants';
import { toFilterParameters, writeJobFilters } from '@broadsheet/contract/job-filters-query';
import { isSameSearch } from '@broadsheet/contract/same-search';
import { resolveJobQuery } from '../shared/job/job-query.ts';
import { alertSearchOf } from './alert-search.ts';
import { searchAlert } from './schema.ts';

/** The reader's alert for this search, and whether they can have no more alerts. */
const loadOwn = async ({ call, session }: LoaderContext, sought: AlertFilters) => {
  if (!session?.isLoggedIn) return { isMember: false, alert: null, isFull: false };
  const { items } = await call(jobAlerts, {});
  const same = items.find(({ filters }) => isSameSearch(filters, sought));
  return {
    isMember: true,
    alert: same ? { name: same.name, frequency: same.frequency } : null,
    isFull: items.length >= ALERTS_MAX,
  };
};

export const loadSearchAlert = defineLoader(searchAlert, async (_settings, context) => {
  const { scope, filters, hrefWith, load } = resolveJobQuery(context);
  // Company and course searches have no job alert.
  if (filters.search) return { data: null };
  // An alert for a search without jobs would stay silent. Members refresh the block only where everybody has it, without a second
  // search.
  if (!context.session?.isLoggedIn && (await load()).total === 0) return { data: null };
  const { filters: narrowing, ...text } = alertSearchOf(scope, filters);
  const fields = Object.entries({ ...text, ...writeJobFilters(narrowing) });
  return {
    data: {
      next: hrefWith(filters),
      fields: fields.map(([name, value]) => ({ name, value })),
      ...(await loadOwn(context, { ...text, ...toFilterParameters(narrowing) })),
      isDone: context.page.query.done === 'alerts',
    },
  };
});
