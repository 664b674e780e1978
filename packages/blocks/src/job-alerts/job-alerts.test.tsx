import { jobAlert } from '@broadsheet/contract/calls/alerts';
import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { sessionFixture } from '../session.fixtures.ts';
import { fixtures } from './job-alerts.fixtures.ts';
import { JobAlerts } from './job-alerts.tsx';
import { loadJobAlerts } from './loader.ts';

const answer = {
  frequency: 'daily',
  filters: { query: 'java', cat: 1, wfh: 1 },
  mailedAt: null,
  paused: true,
};
const load = (session: typeof sessionFixture | null, path = '/personalize-jobfeed') =>
  loadJobAlerts(
    { title: 'T' },
    loaderContext(path, { [jobAlert.path]: answer }, { session }).context,
  );

it('show the search, and send it with the form', async () => {
  expect((await load(sessionFixture)).data).toMatchObject({
    frequency: 'daily',
    fields: [
      { name: 'query', value: 'java' },
      { name: 'cat', value: '1' },
      { name: 'wfh', value: '1' },
    ],
    list: '/search/java.html?cat=1&wfh=1',
    isPaused: true,
    isDone: false,
  });
  expect((await load(sessionFixture, '/personalize-jobfeed?done=alerts')).data).toMatchObject({
    isDone: true,
  });
  expect(await load(null)).toEqual({ data: null });
});

it('are a plain form that can turn them off', () => {
  const html = renderFixture(JobAlerts, fixtures);
  expect(html).toContain('action="/api/job/alerts" method="post"');
  expect(html).toMatch(/<input[^>]*checked=""[^>]*value="weekly"|value="weekly"[^>]*checked=""/);
  expect(html).toContain('value="off"');
  expect(textOf(renderFixture(JobAlerts, fixtures, 'empty'))).toContain(
    'You get alerts for all jobs.',
  );
  expect(textOf(renderFixture(JobAlerts, fixtures, 'long'))).toContain(
    'Save here to turn them on.',
  );
});
