import { jobAlerts } from '@broadsheet/contract/calls/alerts';
import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { sessionFixture } from '../session.fixtures.ts';
import { fixtures } from './job-alerts.fixtures.ts';
import { JobAlerts } from './job-alerts.tsx';
import { loadJobAlerts } from './loader.ts';

const alert = {
  id: 7,
  name: 'Java, from home',
  frequency: 'daily',
  filters: { query: 'java', cat: 1, wfh: 1 },
  mailedAt: null,
};
const load = async (
  session: typeof sessionFixture | null,
  path = '/personalize-jobfeed',
  answer: object = { items: [alert], paused: true },
) =>
  (
    await loadJobAlerts(
      { title: 'T' },
      loaderContext(path, { [jobAlerts.path]: answer }, { session }).context,
    )
  ).data;

it('lists the alerts with what they search for', async () => {
  expect(await load(sessionFixture)).toMatchObject({
    alerts: [
      {
        id: 7,
        name: 'Java, from home',
        frequency: 'daily',
        sought: ['“java”', expect.any(String), 'Work from home'],
        list: '/search/java.html?cat=1&wfh=1',
      },
    ],
    isPaused: true,
    isDone: false,
    failed: null,
  });
  expect(await load(sessionFixture, '/personalize-jobfeed?done=alerts')).toMatchObject({
    isDone: true,
  });
  expect(await load(null)).toBeNull();
});

it('says that alerts are paused only where one of them would be mailed', async () => {
  const answer = { items: [{ ...alert, frequency: 'off' }], paused: true };
  expect(await load(sessionFixture, undefined, answer)).toMatchObject({ isPaused: false });
});

it('shows its own failures, not those of other forms', async () => {
  expect(await load(sessionFixture, '/personalize-jobfeed?failed=CONFLICT')).toMatchObject({
    failed: 'This name is already in use. Choose another one.',
  });
  expect(await load(sessionFixture, '/personalize-jobfeed?failed=VALIDATION')).toMatchObject({
    failed: null,
  });
});

it('has plain forms to change and delete each alert', () => {
  const html = renderFixture(JobAlerts, fixtures);
  expect(html).toContain('action="/api/job/alerts/1/change" method="post"');
  expect(html).toContain('action="/api/job/alerts/2/remove" method="post"');
  expect(html).toMatch(/<input[^>]*checked=""[^>]*value="weekly"|value="weekly"[^>]*checked=""/);
  expect(html).toContain('href="/search/java.html?locIds=2"');
  expect(textOf(html)).toContain('Delete “Java jobs in Bangalore”?');
});

it('says how to get the first alert, and when there can be no more', () => {
  expect(textOf(renderFixture(JobAlerts, fixtures, 'empty'))).toContain('You have no job alerts');
  const full = textOf(renderFixture(JobAlerts, fixtures, 'long'));
  expect(full).toContain('You can have up to 10 job alerts.');
  expect(full).not.toContain('Search for jobs');
});
