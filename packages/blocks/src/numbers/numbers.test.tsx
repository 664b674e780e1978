import { companyList, sitemapCategory } from '@broadsheet/contract/calls/job';
import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture } from '../render.fixtures.tsx';
import { loadNumbers } from './loader.ts';
import { fixtures } from './numbers.fixtures.ts';
import { Numbers } from './numbers.tsx';

const settings = fixtures.usual.settings;

it('counts jobs and companies, and adds its own numbers', async () => {
  const { context, made } = loaderContext('/', {
    [sitemapCategory.path]: { items: [{ openJobs: 120_000 }, { openJobs: 4_803 }] },
  });
  expect(await loadNumbers(settings, context)).toEqual({
    data: {
      facts: [
        { value: '1,24,803', label: 'open jobs' },
        { value: '640', label: 'companies' },
        { value: '52', label: 'cities' },
      ],
    },
  });
  expect(made.map(({ path }) => path)).toEqual([sitemapCategory.path, companyList.path]);
});

it('counts nothing that it does not show', async () => {
  const { context, made } = loaderContext('/');
  const none = { ...settings, jobsLabel: '', companiesLabel: '', items: [] };
  expect(await loadNumbers(none, context)).toEqual({ data: null });
  expect(made).toEqual([]);
});

it('never shows a number that could not be counted', async () => {
  const { context } = loaderContext('/', { [sitemapCategory.path]: new Error('away') });
  await expect(loadNumbers(settings, context)).rejects.toThrow('away');
});

it('is a list of terms with their numbers', () => {
  expect(renderFixture(Numbers, fixtures)).toMatch(/<dt[^>]*>open jobs<\/dt><dd[^>]*>12,480<\/dd>/);
});
