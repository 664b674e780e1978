import { BANNER_HEADER, bannerRow } from '@broadsheet/content-store/example-banners';
import { withPreview } from '@broadsheet/contract/preview-path';
import { signPreview } from '@broadsheet/preview/preview-token';
import { afterEach, expect, it } from 'vitest';
import { layout } from '../../fixtures/test-files.fixture.ts';
import { openTestSite, SITE_SECRET, type TestSite } from '../../fixtures/test-site.fixture.ts';

const sites: TestSite[] = [];
afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.close()));
});

const FROM = '2026-11-05T09:00:00+05:30';
const UNTIL = '2026-11-05T10:00:00+05:30';
const notices = { type: 'notices', settings: { mode: 'home' } };
const hello = { type: 'text' };

/** A site with a page cache, half a minute before a sale's banner appears next to one that is always shown. */
const open = async (
  blocks: Parameters<typeof layout>[1] = { hello, notices },
  order = Object.keys(blocks),
) => {
  let now = Date.parse(FROM) - 30_000;
  const rows = [
    bannerRow({ id: 'plain', title: 'Plain' }),
    bannerRow({ id: 'sale', title: 'Sale', from: FROM, until: UNTIL }),
  ];
  const csv = [BANNER_HEADER, ...rows].join('\n');
  const files = { ...layout('home', blocks, { order }), 'layouts/banners/home.csv': csv };
  const site = await openTestSite({ files, now: () => now, env: { CACHE_MB: '8' } });
  sites.push(site);
  return {
    site,
    goTo: (instant: string, ms = 0) => {
      now = Date.parse(instant) + ms;
    },
  };
};
const shown = async (site: TestSite): Promise<string> =>
  (await site.request('/api/layout?path=/')).body.includes('Plain,Sale') ? 'both' : 'one';
const control = async (site: TestSite) => (await site.request('/')).headers['cache-control'];

it.each([
  ['beside others', { hello, notices }],
  ['in a slot', { columns: { type: 'split', slots: { main: ['notices'] } }, notices }, ['columns']],
  ['on a page of its reader', { phone: { ...hello, when: { device: ['phone'] } }, notices }],
])(
  'a banner %s is shown at its very time, whatever was kept before',
  async (_, blocks, order = Object.keys(blocks)) => {
    const { site, goTo } = await open(blocks, order);
    const seen = [await shown(site)];
    for (const [instant, ms] of [
      [FROM, -1],
      [FROM, 0],
      [UNTIL, -1],
      [UNTIL, 0],
    ] as const) {
      goTo(instant, ms);
      seen.push(await shown(site));
    }
    expect(seen).toEqual(['one', 'one', 'both', 'both', 'one']);
  },
);

it('no shared cache may store a page beyond the next change of its banners', async () => {
  const { site, goTo } = await open();
  const ends = [await control(site)];
  goTo(UNTIL, -90_000);
  ends.push(await control(site));
  goTo(UNTIL);
  ends.push(await control(site));
  expect(ends).toEqual([
    'public, max-age=0, s-maxage=30, stale-while-revalidate=0',
    'public, max-age=0, s-maxage=60, stale-while-revalidate=30',
    'public, max-age=0, s-maxage=60, stale-while-revalidate=30',
  ]);
});

it('a preview of another instant shows the banners of that instant', async () => {
  const { site } = await open();
  const preview = { brand: 'tech', audience: {}, at: FROM, expires: UNTIL } as const;
  const token = await signPreview(preview, SITE_SECRET, Date.parse(FROM) - 30_000);
  const path = encodeURIComponent(withPreview('/', token));
  expect((await site.request(`/api/layout?path=${path}`)).body).toContain('Plain,Sale');
  expect(await shown(site)).toBe('one');
});

it('a page without banners is cached for the usual time', async () => {
  const { site } = await open({ hello });
  expect(await control(site)).toContain('s-maxage=60');
});

it('a banner file returns the current banners, and marks those that are over', async () => {
  const { site, goTo } = await open();
  const ids = async () =>
    (await site.request('/read-csv/home')).json().items.map(({ id }: { id: string }) => id);
  expect(await ids()).toEqual(['plain']);
  goTo(FROM);
  expect(await ids()).toEqual(['plain', 'sale']);
  goTo(UNTIL);
  expect(await ids()).toEqual(['plain']);
  expect((await site.request('/health/ready')).json()).toMatchObject({ status: 'ok', leftOut: 1 });
});
