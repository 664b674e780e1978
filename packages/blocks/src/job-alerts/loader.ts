import { ALERT_FAILURES } from '@broadsheet/contract/alert-failures';
import { defineLoader, type LoaderContext } from '@broadsheet/contract/block-loader';
import { type Alert, jobAlerts as jobAlertsCall } from '@broadsheet/contract/calls/alerts';
import { ALERTS_MAX } from '@broadsheet/contract/constants';
import { failureText } from '@broadsheet/contract/form-outcome';
import { readJobFilters } from '@broadsheet/contract/job-filters-query';
import { hrefOf, searchHref } from '@broadsheet/contract/match-page';
import { describeFilters } from '../shared/job/filter-chips.ts';
import { jobAlerts } from './schema.ts';

const describeAlert = (
  { id, name, frequency, filters }: Alert,
  { brand, messages }: LoaderContext,
) => {
  const { query: searchText = '', ...narrowing } = filters;
  const parameters: Readonly<Record<string, string>> = Object.fromEntries(
    Object.entries(narrowing).map(([key, value]) => [key, String(value)]),
  );
  const chips = describeFilters(readJobFilters(parameters), brand, [], messages);
  return {
    id,
    name,
    frequency,
    sought: [...(searchText ? [`“${searchText}”`] : []), ...chips.map(({ label }) => label)],
    list: searchHref(searchText, 1, parameters),
  };
};

export const loadJobAlerts = defineLoader(jobAlerts, async (_settings, context) => {
  const { call, session, page } = context;
  if (!session?.isLoggedIn) return { data: null };
  const { items, paused } = await call(jobAlertsCall, {});
  return {
    data: {
      next: hrefOf('personalize-jobfeed', {}, { done: 'alerts' }),
      alerts: items.map((alert) => describeAlert(alert, context)),
      search: searchHref('', 1, {}),
      isFull: items.length >= ALERTS_MAX,
      isPaused: paused && items.some(({ frequency }) => frequency !== 'off'),
      isDone: page.query.done === 'alerts',
      failed: ALERT_FAILURES.has(page.query.failed ?? '') ? failureText(page) : null,
    },
  };
});
