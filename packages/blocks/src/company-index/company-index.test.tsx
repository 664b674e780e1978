import { companiesSlugs } from '@broadsheet/contract/calls/job';
import { seoPage } from '@broadsheet/contract/calls/seo';
import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture } from '../render.fixtures.tsx';
import { fixtures } from './company-index.fixtures.ts';
import { CompanyIndex } from './company-index.tsx';
import { loadCompanyIndex } from './loader.ts';

const named = (names: readonly string[]) => ({
  items: names.map((name, at) => ({ id: at + 1, name, slug: `company-${at}` })),
});
const written = { title: 'Index', description: 'All.', additionalLinkTags: [], meta: [] };
const load = (path: string, names: readonly string[]) =>
  loadCompanyIndex(
    { title: 'Companies' },
    loaderContext(path, { [companiesSlugs.path]: named(names), [seoPage.path]: written }).context,
  );
const many = Array.from({ length: 241 }, (_, at) => `Name ${String(at).padStart(3, '0')}`);

it('groups companies by their letter, whatever their order', async () => {
  const { data } = await load('/sitemap', ['Nilgiri', 'kaveri', '3 Rivers', 'Krishna']);
  expect(
    data?.letters.map(({ letter, companies }) => [letter, ...companies.map(({ label }) => label)]),
  ).toEqual([
    ['#', '3 Rivers'],
    ['K', 'kaveri', 'Krishna'],
    ['N', 'Nilgiri'],
  ]);
});

it('has pages, each with a title and a canonical URL', async () => {
  const { data, page } = await load('/sitemap?page=2&utm_source=x', many);
  expect(data?.letters[0]?.companies.map(({ label }) => label)).toEqual(['Name 240']);
  expect(data?.pager).toEqual({ page: 2, pages: 2, previous: '/sitemap', next: null });
  expect(page?.seo).toMatchObject({ title: 'Index - Page 2', canonical: '/sitemap?page=2' });
});

it.each(['x', '0', '-1', '1.5', '3'])('has no page %j', async (pageText) => {
  expect(await load(`/sitemap?page=${pageText}`, many)).toEqual({
    data: null,
    page: { status: 404 },
  });
});

it('is rendered as an index by letter', () => {
  expect(renderFixture(CompanyIndex, fixtures)).toMatch(
    /<h3>K<\/h3>.*href="\/company\/kaveri-systems"/,
  );
});
