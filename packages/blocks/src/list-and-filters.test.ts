import { expect, it } from 'vitest';
import { loadJobFilters } from './job-filters/loader.ts';
import { loadJobList } from './job-list/loader.ts';
import { loaderContext } from './loader-context.fixtures.ts';

it('a list and its filters make one and the same call', async () => {
  const path = '/k/java-jobs-in-pune?exp=4&industry=9&page=2';
  const list = loaderContext(path);
  const filters = loaderContext(path);
  await loadJobList({ title: '', intro: '', noun: 'jobs' }, list.context);
  await loadJobFilters({ title: 'Filters', apply: 'Show jobs', shown: 6 }, filters.context);
  expect(filters.made).toEqual(list.made);
});
