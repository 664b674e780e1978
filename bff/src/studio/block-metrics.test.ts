import { blockDefinitions } from '@broadsheet/blocks/schemas';
import { BANNER_HEADER, bannerRow } from '@broadsheet/content-store/example-banners';
import type { BlockCounts } from '@broadsheet/telemetry/block-counts/load-block-counts';
import type { PageClicks } from '@broadsheet/telemetry/tracking/load-banner-clicks';
import { createEmptyDatabase } from '@broadsheet/test-kit/database/create-test-database';
import { expect, it } from 'vitest';
import { blockMetrics } from './block-metrics.ts';
import { FILES } from './edited-home.fixture.ts';
import { openReplicas } from './publishing-replicas.fixture.ts';

const counted = (block: string, views: number, page = 'home'): BlockCounts => ({
  brand: 'tech',
  page,
  block,
  type: 'text',
  loads: 0,
  failures: 0,
  views,
  medianMs: null,
  p95Ms: null,
});
const CLICKS: PageClicks = {
  views: [{ brand: 'tech', views: 400 }],
  banners: [
    { brand: 'tech', banner: 'pune', clicks: 12 },
    { brand: 'tech', banner: 'of another page', clicks: 5 },
    { brand: 'management', banner: 'pune', clicks: 3 },
  ],
};

it('a block has its views, and the clicks on its banners by those whose clicks are recorded', async () => {
  const { replicas } = await openReplicas(await createEmptyDatabase(), 1, {
    ...FILES,
    'layouts/banners/home.csv': [
      BANNER_HEADER,
      bannerRow({ id: 'pune', trackerText: 'pune' }),
    ].join('\n'),
  });
  const [replica] = replicas;
  const page = replica?.content.current().pages.get('home');
  if (!replica || !page) throw new Error('the site has a home');
  const promo = { type: 'promo-banners', settings: { source: 'home' } };
  const layout = { ...page.layout, blocks: { ...page.layout.blocks, promo } };
  const content = {
    banners: replica.content.current().banners,
    pages: new Map([['home', { ...page, layout }] as const]),
  };
  const counts = [
    counted('hello', 900),
    counted('promo', 800),
    counted('promo', 50),
    counted('hello', 7, 'faq'),
  ];
  expect(blockMetrics('home', content, blockDefinitions, counts, CLICKS)).toEqual([
    { brand: 'tech', block: 'hello', views: 900, clicked: null, uncounted: 'no-banners' },
    {
      brand: 'tech',
      block: 'promo',
      views: 850,
      clicked: { clicks: 12, views: 400 },
      uncounted: null,
    },
  ]);
  expect(blockMetrics('home', content, blockDefinitions, counts, null)[1]).toMatchObject({
    clicked: null,
    uncounted: 'no-origin',
  });
  const pune = content.banners.get('home')?.[0];
  if (!pune) throw new Error('the home has a banner');
  const away = { ...pune, id: 'away', link: 'https://events.example/fair' };
  const withBanners = (...home: (typeof pune)[]) => {
    const banners = new Map([['home', home]]);
    return blockMetrics('home', { ...content, banners }, blockDefinitions, counts, CLICKS)[1];
  };
  const unnamed = { ...pune, id: 'unnamed', trackerText: '' };
  expect(withBanners(unnamed)).toMatchObject({ clicked: null, uncounted: 'some-banners' });
  expect(withBanners(away)).toMatchObject({ clicked: null, uncounted: 'some-banners' });
  expect(withBanners(pune, away)).toMatchObject({
    clicked: { clicks: 12, views: 400 },
    uncounted: 'some-banners',
  });
  expect(withBanners()).toMatchObject({ clicked: { clicks: 0, views: 400 }, uncounted: null });
});

it('an editor learns the recorded views of a page, and none of a page that does not exist', async () => {
  const { loginAs } = await openReplicas(await createEmptyDatabase(), 1, FILES, {
    records: {
      loadBlockCounts: async () => [counted('hello', 900)],
      loadBannerClicks: async ({ page, origin, source }) => {
        expect([page, origin, source]).toEqual(['home', 'home', 1]);
        return CLICKS;
      },
    },
  });
  const meera = await loginAs('meera');
  const of = async (page: string) =>
    (await meera('listBlockMetrics', { query: { page } })).answer.items;
  expect(await of('home')).toEqual([
    { brand: 'tech', block: 'hello', views: 900, clicked: null, uncounted: 'no-banners' },
  ]);
  expect(await of('nothing')).toEqual([]);
});
