import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { describe, expect, it } from 'vitest';
import { loaderContext } from '../../loader-context.fixtures.ts';
import { resolveJobQuery } from './job-query.ts';
import { describeJobs } from './job-scope.ts';

const callOf = async (path: string) => {
  const { context, made } = loaderContext(path);
  await resolveJobQuery(context).load();
  return made[0];
};

describe('the list of jobs of a URL', () => {
  it.each([
    ['/c/backend-jobs', '/category/', { categoryId: 1, page: 1 }],
    ['/k/c-sharp-jobs?page=2', '/keyword/', { keywordId: 102, page: 2 }],
    ['/jobs-in-pune', '/search', { locIds: '2', page: 1 }],
    ['/c/backend-jobs-in-pune', '/category/', { categoryId: 1, locIds: '2', page: 1 }],
    ['/k/java-jobs-in-pune?locIds=1', '/keyword/', { keywordId: 101, locIds: '2,1', page: 1 }],
    ['/search/c-plus-plus-p3.html?exp=4', '/search', { query: 'c++', exp: 4, page: 3 }],
    ['/search/jobs.html?cat=1', '/search', { cat: 1, page: 1 }],
    ['/c/backend-jobs?page=99999', '/category/', { categoryId: 1, page: 500 }],
    ['/c/backend-jobs?page=zero', '/category/', { categoryId: 1, page: 1 }],
  ])('%s requests %s', async (address, path, query) => {
    expect(await callOf(address)).toEqual({ path, query });
  });

  it.each([
    ['/c/backend-jobs', 'Backend jobs'],
    ['/k/c-sharp-jobs-in-pune', 'C# jobs in Pune'],
    ['/jobs-in-mumbai', 'jobs in Mumbai'],
    ['/search/java-developer.html', 'jobs for “java developer”'],
    ['/search/jobs.html', 'jobs'],
  ])('%s is about %s', (address, text) => {
    const { scope } = resolveJobQuery(loaderContext(address).context);
    expect(describeJobs(scope, builtInMessages().jobs)).toBe(text);
  });

  it.each([
    ['/c/backend-jobs?exp=4&page=3', '/c/backend-jobs?locIds=2', '/c/backend-jobs?locIds=2&page=2'],
    ['/search/java-p3.html', '/search/java.html?locIds=2', '/search/java-p2.html?locIds=2'],
    [
      '/k/java-jobs-in-pune',
      '/k/java-jobs-in-pune?locIds=2',
      '/k/java-jobs-in-pune?locIds=2&page=2',
    ],
  ])('%s links to other filters at page one, and to pages', (address, first, second) => {
    const { hrefWith } = resolveJobQuery(loaderContext(address).context);
    expect(hrefWith({ city: [2] })).toBe(first);
    expect(hrefWith({ city: [2] }, 2)).toBe(second);
  });
});
