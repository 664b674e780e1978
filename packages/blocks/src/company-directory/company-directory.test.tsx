import { describe, expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture } from '../render.fixtures.tsx';
import { fixtures } from './company-directory.fixtures.ts';
import { CompanyDirectory } from './company-directory.tsx';
import { loadCompanyDirectory } from './loader.ts';

const settings = { title: 'Companies', intro: '' };
const load = (path: string) => {
  const { context, made } = loaderContext(path);
  return Promise.resolve(loadCompanyDirectory(settings, context)).then((loaded) => ({
    loaded,
    made,
  }));
};

describe('the directory of companies', () => {
  it('lists all companies in pages', async () => {
    const { loaded, made } = await load('/companies?page=2');
    expect(made[0]).toEqual({ path: '/company-list', query: { page: 2 } });
    expect(loaded.data?.pager).toMatchObject({ previous: '/companies', next: '/companies?page=3' });
    expect(loaded.page?.seo).toMatchObject({
      title: 'Companies that are hiring | Broadsheet Tech - Page 2',
      canonical: '/companies?page=2',
    });
  });

  it('searches by name and retains the search text in its pages', async () => {
    const { loaded, made } = await load('/companies?q=%20kaveri%20');
    expect(made[0]).toEqual({ path: '/company-list/search', query: { query: 'kaveri', page: 1 } });
    expect(loaded.data?.pager.next).toBe('/companies?q=kaveri&page=2');
    expect(loaded.page?.seo?.canonical).toBe('/companies');
  });

  it('does not exist beyond its last page', async () => {
    expect((await load('/companies?page=33')).loaded.page?.status).toBe(404);
  });

  it('is absent on the page of one company', async () => {
    expect((await load('/company/kaveri-systems')).loaded).toEqual({ data: null });
  });

  it('links to all companies if nothing is found', () => {
    const html = renderFixture(CompanyDirectory, fixtures, 'nothing found');
    expect(html).toMatch(/href="\/companies"[^>]*>See all companies/);
    expect(html).toContain('value="zzz"');
  });
});
