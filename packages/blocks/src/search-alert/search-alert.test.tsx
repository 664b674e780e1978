import { jobAlerts } from '@broadsheet/contract/calls/alerts';
import { search } from '@broadsheet/contract/calls/job';
import { expect, it } from 'vitest';
import { jobListFixture } from '../job.fixtures.ts';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { sessionFixture } from '../session.fixtures.ts';
import { loadSearchAlert } from './loader.ts';
import { fixtures } from './search-alert.fixtures.ts';
import { SearchAlert } from './search-alert.tsx';

const settings = { title: 'T', text: 'T' };
const load = async (path: string) =>
  (await loadSearchAlert(settings, loaderContext(path).context)).data;

it('searches the same as the search, without its age and order', async () => {
  expect(await load('/search/java-developer.html?locIds=2&exp=4&range=2&sort=date')).toEqual({
    next: '/search/java-developer.html?locIds=2&exp=4&range=2&sort=date',
    fields: [
      { name: 'query', value: 'java developer' },
      { name: 'locIds', value: '2' },
      { name: 'exp', value: '4' },
    ],
    isMember: false,
    alert: null,
    isFull: false,
    isDone: false,
  });
  expect(await load('/search/java.html?done=alerts')).toMatchObject({ isDone: true });
  expect(await load('/search/kaveri.html?search=company')).toBeNull();
});

it('searches for the jobs of a category, a skill or a city', async () => {
  const fieldsOf = async (path: string) =>
    Object.fromEntries(((await load(path))?.fields ?? []).map(({ name, value }) => [name, value]));
  const category = await fieldsOf('/c/backend-jobs?exp=4&range=2');
  expect(Object.keys(category)).toEqual(['exp', 'cat']);
  expect(await fieldsOf('/c/backend-jobs-in-pune')).toEqual({ cat: category.cat, locIds: '2' });
  expect(await fieldsOf('/k/java-jobs')).toEqual({ query: 'Java' });
  expect(await fieldsOf('/k/java-jobs-in-pune?wfh=1')).toEqual({
    query: 'Java',
    locIds: '2',
    workMode: '3',
  });
  expect(await fieldsOf('/jobs-in-pune?locIds=3')).toEqual({ locIds: '2,3' });
});

it('offers no alert for a search that found nothing', async () => {
  const answers = { [search.path]: { ...jobListFixture, items: [], total: 0 } };
  const { context } = loaderContext('/search/zxqwv.html', answers);
  expect((await loadSearchAlert(settings, context)).data).toBeNull();
});

it("finds the reader's alert for the same search", async () => {
  const own = async (items: readonly object[], path = '/search/java.html?locIds=3,2&sort=date') => {
    const answers = { [jobAlerts.path]: { items, paused: false } };
    const { context } = loaderContext(path, answers, { session: sessionFixture });
    return (await loadSearchAlert(settings, context)).data;
  };
  const alert = {
    id: 7,
    name: 'Java, near',
    frequency: 'weekly',
    filters: { query: 'Java', locIds: '2,3' },
    mailedAt: null,
  };
  expect(await own([alert])).toMatchObject({
    isMember: true,
    alert: { name: 'Java, near', frequency: 'weekly' },
  });
  expect(await own([alert], '/search/java.html')).toMatchObject({ alert: null, isFull: false });
  expect(await own(Array(10).fill(alert), '/search/java.html')).toMatchObject({
    alert: null,
    isFull: true,
  });
});

it('reads only the alerts of a member, because the page has searched already', async () => {
  const answers = { [jobAlerts.path]: { items: [], paused: false } };
  const { context, made } = loaderContext('/search/java.html', answers, {
    session: sessionFixture,
  });
  await loadSearchAlert(settings, context);
  expect(made.map(({ path }) => path)).toEqual([jobAlerts.path]);
});

it('says that the alert is on, by what name, and changes it', () => {
  const html = renderFixture(SearchAlert, fixtures, 'on');
  expect(textOf(html)).toContain('Alert on');
  expect(textOf(html)).toContain('“Java jobs in Pune”');
  expect(html).toContain('href="/personalize-jobfeed"');
  expect(html).toContain('value="off"');
  expect(html).toContain('href="/settings/privacy#notices-title"');
});

it('has no form for a member with all alerts, and says why', () => {
  const html = renderFixture(SearchAlert, fixtures, 'full');
  expect(html).not.toContain('<form');
  expect(textOf(html)).toContain('You can have up to 10 job alerts.');
});

it('is a plain form, and shows its result', () => {
  const html = renderFixture(SearchAlert, fixtures);
  expect(html).toContain('action="/api/job/alerts" method="post"');
  expect(html).toContain('name="locIds" value="2"');
  expect(html).not.toContain('value="off"');
  expect(textOf(renderFixture(SearchAlert, fixtures, 'empty'))).toContain('Job alert saved.');
});
