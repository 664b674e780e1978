import { companyData, companyList } from '@broadsheet/contract/calls/job';
import { describe, expect, it } from 'vitest';
import { companyFixture } from '../job.fixtures.ts';
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

  it('have the cover of the first one in two widths where it has', async () => {
    const coverSizes = {
      width: 1_120,
      narrow: { address: `/media/${'a'.repeat(64)}.webp`, width: 720 },
    };
    const answers = { [companyData.path]: { ...companyFixture, coverSizes } };
    const { data } = await loadFeaturedEmployers(settings, loaderContext('/', answers).context);
    expect(data?.employers[0]).toMatchObject({ pictureSizes: coverSizes });
    expect(data?.employers[1]).not.toHaveProperty('pictureSizes');
    if (!data) throw new Error('no employer');
    const html = renderFixture(FeaturedEmployers, { usual: { settings, data } });
    expect(html).toMatch(
      /srcSet="\/media\/a{64}\.webp 720w, \/pictures\/kaveri\.webp 1120w" sizes="\(min-width: 900px\) [^"]+" src="\/pictures/,
    );
    expect(renderFixture(FeaturedEmployers, fixtures, 'one with a picture')).not.toMatch(/srcset/i);
  });

  it('give a picture its size, so that there is no layout shift', () => {
    expect(renderFixture(FeaturedEmployers, fixtures, 'one with a picture')).toMatch(
      /src="\/pictures\/kaveri.webp" alt="" width="640" height="360"/,
    );
  });
});
