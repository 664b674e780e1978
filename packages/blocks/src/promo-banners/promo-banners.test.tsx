import { bannerOf as banner } from '@broadsheet/contract/promo-banner.fixtures';
import { type TargetedBanner, targetBanner } from '@broadsheet/contract/targeted-banner';
import { describe, expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture } from '../render.fixtures.tsx';
import { loadPromoBanners } from './loader.ts';
import { fixtures } from './promo-banners.fixtures.ts';
import { PromoBanners } from './promo-banners.tsx';
import { promoBanners } from './schema.ts';

const settings = { title: 'Highlights', source: 'home', limit: 12 };
type Audience = ReturnType<typeof loaderContext>['context']['audience'];

/** Returns the ids of the banners that the block shows for a file. */
const shown = async (
  banners: readonly TargetedBanner[],
  { path = '/', audience = {} }: { path?: string; audience?: Partial<Audience> } = {},
  limit = 12,
) => {
  const { context } = loaderContext(path);
  const { data } = await loadPromoBanners(
    { ...settings, limit },
    {
      ...context,
      audience: { ...context.audience, ...audience },
      banners: (source) => (source === 'home' ? banners : []),
    },
  );
  return data?.banners.map(({ id }) => id);
};

describe('the link of a banner', () => {
  it.each([
    ['/companies', '/companies?ref=walk-in'],
    ['/c/backend-jobs?sort=date#jobs', '/c/backend-jobs?sort=date&ref=walk-in#jobs'],
    ['/companies?ref=cl', '/companies?ref=cl'],
    ['https://far.example/?a=b', 'https://far.example/?a=b'],
  ])("%s has the banner's reference, on this site: %s", async (link, href) => {
    const { context } = loaderContext('/');
    const banners = () => [banner('a', { link, trackerText: 'walk-in' })];
    const { data } = await loadPromoBanners(settings, { ...context, banners });
    expect(data?.banners.map((shown) => shown.href)).toEqual([href]);
  });
});

describe('the selection of banners', () => {
  it('retains the order of the file, up to the limit', async () => {
    const all = ['a', 'b', 'c'].map((id) => banner(id));
    expect(await shown(all)).toEqual(['a', 'b', 'c']);
    expect(await shown(all, {}, 2)).toEqual(['a', 'b']);
  });

  it('hides the block without a banner or a file', async () => {
    expect(await shown([])).toBeUndefined();
    const { context } = loaderContext('/');
    expect(await loadPromoBanners({ ...settings, source: 'gone' }, context)).toEqual({
      data: null,
    });
  });

  it.each([
    [1, ['from 7', 'to 3', '4 to 6']],
    [3, ['to 3']],
    [4, ['4 to 6']],
    [5, ['from 7']],
    [9, ['from 7']],
  ])('shows band %i overlapping banners, and the unknown band all: %j', async (band, ids) => {
    const all = [
      banner('from 7', { minExp: 7 }),
      banner('to 3', { maxExp: 3 }),
      banner('4 to 6', { minExp: 4, maxExp: 6 }),
    ];
    expect(await shown(all, { audience: { experienceBand: band } })).toEqual(ids);
  });

  it('shows those of an audience to who belongs to it, with the other columns', async () => {
    const audiences = new Map([
      ['freshers', { name: 'Freshers', any: [{ cohort: ['freshers' as const] }] }],
    ]);
    const targeted = (id: string, changes: Partial<TargetedBanner>) =>
      targetBanner(banner(id, changes), audiences);
    const all = [
      banner('everybody'),
      targeted('freshers', { audience: ['freshers'] }),
      targeted('freshers of years', { audience: ['freshers'], minExp: 5 }),
      targeted('gone', { audience: ['gone'] }),
    ];
    expect(await shown(all)).toEqual(['everybody']);
    const fresher = { cohort: 'freshers', experienceBand: 2 } as const;
    expect(await shown(all, { audience: fresher })).toEqual(['everybody', 'freshers']);
  });

  it('uses the city of the page, if it has one', async () => {
    const all = [banner('anywhere'), banner('pune', { location: ['pune'] })];
    expect(await shown(all, { audience: { city: 'pune' } })).toEqual(['anywhere', 'pune']);
    expect(await shown(all, { audience: { city: 'mumbai' } })).toEqual(['anywhere']);
    expect(await shown(all, { audience: { city: null } })).toEqual(['anywhere', 'pune']);
  });

  it('uses the category of the page, if it has one', async () => {
    const all = [banner('any'), banner('first', { categoryIds: [1] })];
    const other = [banner('second', { categoryIds: [2] })];
    const audience = { category: 'backend' };
    expect(await shown([...all, ...other], { audience })).toEqual(['any', 'first']);
    expect(await shown([...all, ...other])).toEqual(['any', 'first', 'second']);
  });

  it('shows on job feeds only banners for them', async () => {
    const all = [banner('no'), banner('yes', { allowOnJobfeed: true })];
    expect(await shown(all, { path: '/jobfeed' })).toEqual(['yes']);
    expect(await shown(all, { path: '/jobfeed/recruiter/7' })).toEqual(['yes']);
    expect(await shown(all)).toEqual(['no', 'yes']);
  });

  it('omits links to pages that this brand does not have', async () => {
    const all = [
      banner('other brand', { link: '/c/banking-finance-jobs' }),
      banner('own', { link: '/c/backend-jobs' }),
      banner('outside', { link: 'https://example.com/' }),
    ];
    expect(await shown(all)).toEqual(['own', 'outside']);
  });

  it('reads only the audience fields that the banners restrict', async () => {
    const { context } = loaderContext('/');
    const audience = new Proxy(context.audience, {
      get: (_, field) => {
        throw new Error(`${String(field)} was read`);
      },
    });
    const banners = () => [banner('plain')];
    const { data } = await loadPromoBanners(settings, { ...context, audience, banners });
    expect(data?.banners).toHaveLength(1);
  });
});

describe('what a file of banners consults', () => {
  const { context } = loaderContext('/');
  const consults = (...banners: TargetedBanner[]) =>
    promoBanners.consults?.(settings, {
      brand: context.brand,
      banners: (source) => (source === 'home' ? banners : [banner('other', { minExp: 3 })]),
    });
  const [backend, ...categories] = context.brand.categories;

  it('are the fields that one of its banners names, and the groups of their values', () => {
    expect(consults(banner('plain'))).toEqual({});
    const bands = consults(banner('plain'), banner('juniors', { maxExp: 2 }))?.experienceBand;
    expect(bands).toEqual(new Map([4, 5, 6, 7, 8, 9].map((band) => [band, '0'])));
    const categoryIds = [backend?.dataId ?? 0];
    const named = (value: string | undefined) => new Map([null, value].map((each) => [each, '0']));
    expect(consults(banner('west', { location: ['pune'], categoryIds }))).toEqual({
      city: named('pune'),
      category: named(backend?.tag),
    });
  });

  it('gives all the same banners whose values it does not distinguish', async () => {
    const others = categories.map(({ dataId }) => dataId);
    const banners = [
      banner('west', { location: ['pune', 'mumbai'] }),
      banner('juniors', { maxExp: 2 }),
      banner('backend', { categoryIds: [backend?.dataId ?? 0] }),
      banner('plain'),
      banner('foreign', { categoryIds: [987] }),
    ];
    expect(others).not.toContain(987);
    const read = consults(...banners);
    const seen = new Map<string, string>();
    for (const city of [null, 'pune', 'mumbai', 'delhi', 'chennai'])
      for (const category of [null, ...context.brand.categories.map(({ tag }) => tag)])
        for (const experienceBand of [1, 2, 5]) {
          const audience = { city, category, experienceBand };
          const key = Object.entries(audience).map(([field, value]) => {
            const values = read?.[field as keyof typeof audience];
            return values === 'all' ? value : (values?.get(value) ?? '*');
          });
          const ids = (await shown(banners, { audience }))?.join() ?? '';
          expect(seen.get(key.join()) ?? ids).toBe(ids);
          seen.set(key.join(), ids);
        }
    expect(seen.size).toBeGreaterThan(10);
  });
});

describe('the cards', () => {
  it('have one link each, besides that of their owner', () => {
    const html = renderFixture(PromoBanners, fixtures);
    expect(html.match(/<a /g)).toHaveLength(2);
    expect(html).toMatch(/href="\/c\/backend-jobs">Walk-in week/);
    expect(renderFixture(PromoBanners, fixtures, 'with pictures').match(/<a /g)).toHaveLength(2);
  });

  it('give a picture its size, and have a mark without a logo', () => {
    const html = renderFixture(PromoBanners, fixtures, 'with pictures');
    expect(html).toMatch(
      /src="\/pictures\/walk-in.webp" alt="" width="640" height="360" decoding="async" loading="lazy"/,
    );
    expect(html).not.toContain('<svg');
    expect(renderFixture(PromoBanners, fixtures)).toContain('<svg');
  });
});
