import { companyListSearch } from '@broadsheet/contract/calls/job';
import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { fixtures } from './found-companies.fixtures.ts';
import { FoundCompanies } from './found-companies.tsx';
import { loadFoundCompanies } from './loader.ts';

const settings = { emptyText: 'No companies found a name.', count: 6 };

it('are companies with that name, with a link to all', async () => {
  const { context, made } = loaderContext('/search/kaveri.html?search=company');
  const { data } = await loadFoundCompanies(settings, context);
  expect(made).toEqual([{ path: companyListSearch.path, query: { query: 'kaveri', size: 6 } }]);
  expect(data?.title).toBe('640 companies matching “kaveri”');
  expect(data?.companies[0]?.href).toBe('/company/company-1');
  expect(data?.more).toEqual({ label: 'See all matching companies', href: '/companies?q=kaveri' });
});

it.each(['/search/kaveri.html', '/search/jobs.html?search=company'])(
  'are absent for %s',
  async (path) => {
    expect(await loadFoundCompanies(settings, loaderContext(path).context)).toEqual({ data: null });
  },
);

it('show a text if there are none', () => {
  expect(textOf(renderFixture(FoundCompanies, fixtures, 'none'))).toContain('No companies found');
});
