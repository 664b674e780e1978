import { companyList } from '@broadsheet/contract/calls/job';
import { expect, it } from 'vitest';
import { companyFixture } from '../job.fixtures.ts';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture } from '../render.fixtures.tsx';
import { loadLogoWall } from './loader.ts';
import { fixtures } from './logo-wall.fixtures.ts';
import { LogoWall } from './logo-wall.tsx';

const settings = fixtures.usual.settings;

it('shows the companies with the most jobs, where it has no entries', async () => {
  const { context, made } = loaderContext('/');
  const { data } = await loadLogoWall({ ...settings, count: 6 }, context);
  expect(made).toEqual([{ path: companyList.path, query: { size: 6 } }]);
  expect(data?.companies[0]).toEqual({
    name: 'Company 1',
    href: '/company/company-1',
    logo: companyFixture.logo,
  });
});

it('shows its own entries, without a call', async () => {
  const { context, made } = loaderContext('/');
  const items = [{ name: 'Deccan Cloud', link: '/companies' }];
  expect(await loadLogoWall({ ...settings, items }, context)).toEqual({
    data: { companies: [{ name: 'Deccan Cloud', href: '/companies', logo: null }] },
  });
  expect(made).toEqual([]);
});

it('is hidden while there is no company', async () => {
  const none = { items: [], page: 1, size: 12, total: 0, hasMore: false };
  const { context } = loaderContext('/', { [companyList.path]: none });
  expect(await loadLogoWall(settings, context)).toEqual({ data: null });
});

it('links each logo by the name of its company', () => {
  expect(renderFixture(LogoWall, fixtures)).toMatch(
    /<a [^>]*href="\/company\/company-0"><svg.*<\/svg>Deccan Cloud<\/a>/,
  );
});
