import { search } from '@broadsheet/contract/calls/job';
import { AppError } from '@broadsheet/contract/errors';
import { expect, it } from 'vitest';
import { jobListFixture } from '../job.fixtures.ts';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture } from '../render.fixtures.tsx';
import { loadPickedJobs } from './loader.ts';
import { fixtures } from './picked-jobs.fixtures.ts';
import { PickedJobs } from './picked-jobs.tsx';

const settings = {
  title: 'Newest jobs',
  note: '',
  words: 'engineer',
  experienceBand: 1,
  workFromHome: false,
  count: 6,
};

it('are the first results of the configured search, with a link to all', async () => {
  const { context, made } = loaderContext('/engineers_week');
  const chosen = { ...settings, experienceBand: 4, workFromHome: true };
  const { data } = await loadPickedJobs(chosen, context);
  expect(made).toEqual([
    { path: '/search', query: { query: 'engineer', exp: 4, wfh: 1, size: 6 } },
  ]);
  expect(data?.rows).toHaveLength(jobListFixture.items.length);
  expect(data?.more.href).toBe('/search/engineer.html?exp=4&wfh=1');
});

it('are all jobs without a configured search', async () => {
  const { context, made } = loaderContext('/');
  const { data } = await loadPickedJobs({ ...settings, words: '' }, context);
  expect(made).toEqual([{ path: '/search', query: { size: 6 } }]);
  expect(data?.more.href).toBe('/search/jobs.html');
});

it('are absent if the search has no results', async () => {
  const none = { ...jobListFixture, items: [], total: 0 };
  const { context } = loaderContext('/', { [search.path]: none });
  expect(await loadPickedJobs(settings, context)).toEqual({ data: null });
});

it('fail with the service, so that the page can show it', async () => {
  const failure = new AppError('SERVICE_UNAVAILABLE');
  const { context } = loaderContext('/', { [search.path]: failure });
  await expect(loadPickedJobs(settings, context)).rejects.toBe(failure);
});

it('have a heading', () => {
  const html = renderFixture(PickedJobs, fixtures);
  expect(html).toMatch(/<h2[^>]* id="own-title">Newest jobs<\/h2>/);
  expect(html).toMatch(/href="\/search\/engineer.html">All 1,204 jobs</);
});
