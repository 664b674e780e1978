import { companyList } from '@broadsheet/contract/calls/job';
import { describe, expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture } from '../render.fixtures.tsx';
import { fixtures } from './featured-employers.fixtures.ts';
import { FeaturedEmployers } from './featured-employers.tsx';
import { loadFeaturedEmployers } from './loader.ts';

const settings = { title: 'Featured employer of the month', count: 3, items: [] };

describe('featured employers', () => {
  it('are those that marketing selects', async () => {
    const items = [
      {
        title: 'Kaveri',
        link: '/company/kaveri',
        text: 'Banks',
        companyLogo: '/logos/kaveri.webp',
      },
    ];
    const { context, made } = loaderContext('/');
    const { data } = await loadFeaturedEmployers({ ...settings, items }, context);
    expect(data?.employers).toEqual([
      {
        name: 'Kaveri',
        href: '/company/kaveri',
        text: 'Banks',
        facts: '',
        logo: '/logos/kaveri.webp',
        picture: null,
      },
    ]);
    expect(made).toEqual([]);
  });

  it('are otherwise shuffled by the seed from those with the most jobs, the first with details', async () => {
    const { context } = loaderContext('/');
    const { data } = await loadFeaturedEmployers(settings, context);
    expect(data?.employers).toHaveLength(3);
    expect(data?.employers[0]?.text).toContain('settlement software');
    expect((await loadFeaturedEmployers(settings, context)).data).toEqual(data);
  });

  it('are absent if there is no employer', async () => {
    const { context } = loaderContext('/', { [companyList.path]: { items: [] } });
    expect(await loadFeaturedEmployers(settings, context)).toEqual({ data: null });
  });

  it('give a picture its size, so that there is no layout shift', () => {
    expect(renderFixture(FeaturedEmployers, fixtures, 'one with a picture')).toMatch(
      /src="\/pictures\/kaveri.webp" alt="" width="640" height="360"/,
    );
  });
});
