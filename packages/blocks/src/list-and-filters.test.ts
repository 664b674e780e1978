import { expect, it } from 'vitest';
import { loadFeedFilters } from './feed-filters/loader.ts';
import { loadFeedList } from './feed-list/loader.ts';
import { loadJobFilters } from './job-filters/loader.ts';
import { loadJobList } from './job-list/loader.ts';
import { loaderContext } from './loader-context.fixtures.ts';
import { sessionFixture } from './session.fixtures.ts';

it('a list and its filters make one and the same call', async () => {
  const path = '/k/java-jobs-in-pune?exp=4&industry=9&page=2';
  const list = loaderContext(path);
  const filters = loaderContext(path);
  await loadJobList({ title: '', intro: '', noun: 'jobs' }, list.context);
  await loadJobFilters({ title: 'Filters', apply: 'Show jobs', shown: 6 }, filters.context);
  expect(filters.made).toEqual(list.made);
});

it('a feed and its filters make one and the same call', async () => {
  const path = '/jobfeed?exp=4&locIds=2&sort=date&page=2';
  const list = loaderContext(path, {}, { session: sessionFixture });
  const filters = loaderContext(path, {}, { session: sessionFixture });
  await expect(loadFeedList({ tellMore: 'More' }, list.context)).rejects.toThrow();
  await expect(
    loadFeedFilters({ title: 'F', apply: 'A', shown: 6 }, filters.context),
  ).rejects.toThrow();
  expect(filters.made).toEqual(list.made);
  expect(list.made).toEqual([
    { path: '/jobfeed', query: { exp: 4, locIds: '2', sort: 'date', page: 2 } },
  ]);
});
