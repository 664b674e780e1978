import { defineLoader } from '@broadsheet/contract/block-loader';
import { jobAlert } from '@broadsheet/contract/calls/alerts';
import { readJobFilters } from '@broadsheet/contract/job-filters-query';
import { hrefOf, searchHref } from '@broadsheet/contract/match-page';
import { describeFilters } from '../shared/job/filter-chips.ts';
import { jobAlerts } from './schema.ts';

export const loadJobAlerts = defineLoader(jobAlerts, async (_settings, context) => {
  const { call, session, brand, page, messages } = context;
  if (!session?.isLoggedIn) return { data: null };
  const { frequency, filters, paused } = await call(jobAlert, {});
  const { query: searchText = '', ...narrowing } = filters;
  const values = Object.entries(narrowing).map(([name, value]) => [name, String(value)] as const);
  const parameters: Readonly<Record<string, string>> = Object.fromEntries(values);
  const chips = describeFilters(readJobFilters(parameters), brand, [], messages);
  return {
    data: {
      next: hrefOf('personalize-jobfeed', {}),
      frequency,
      fields: Object.entries({ ...(searchText ? { query: searchText } : {}), ...parameters }).map(
        ([name, value]) => ({ name, value }),
      ),
      sought: [...(searchText ? [`“${searchText}”`] : []), ...chips.map(({ label }) => label)],
      list: searchHref(searchText, 1, parameters),
      isPaused: paused,
      isDone: page.query.done === 'alerts',
    },
  };
});
