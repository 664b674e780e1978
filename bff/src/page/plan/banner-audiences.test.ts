import { blockDefinitions } from '@broadsheet/blocks/schemas';
import { blockLoaders } from '@broadsheet/blocks/server';
import { BANNER_HEADER, bannerRow } from '@broadsheet/content-store/example-banners';
import type { BlockLoader } from '@broadsheet/contract/block-loader';
import { afterEach, expect, it } from 'vitest';
import { layout } from '../../fixtures/test-files.fixture.ts';
import { openTestSite, type TestSite } from '../../fixtures/test-site.fixture.ts';

const sites: TestSite[] = [];
afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.close()));
});

const TYPE = 'promo-banners';
const { version } = blockDefinitions[TYPE];
const AUDIENCES = {
  freshers: {
    name: 'Freshers',
    any: [{ cohort: ['freshers'] }, { membership: ['visitor'], experienceBand: [2] }],
  },
  phones: { name: 'On phones', any: [{ device: ['phone'] }] },
};
const ROWS = [
  bannerRow({ id: 'all', title: 'All' }),
  bannerRow({ id: 'new', title: 'New', audience: 'freshers' }),
  bannerRow({ id: 'app', title: 'App', audience: 'phones' }),
];
const FRESHER = { cookie: 'band=2' };
const PHONE = { 'sec-ch-ua-mobile': '?1' };

/** A site with a page cache, and real banners on its front page. */
const open = async (rows: readonly string[] = ROWS) => {
  const site = await openTestSite({
    definitions: { [TYPE]: blockDefinitions[TYPE] },
    loaders: { [TYPE]: blockLoaders[TYPE] as BlockLoader },
    env: { CACHE_MB: '8' },
    files: {
      ...layout('home', { cards: { type: TYPE }, hello: { type: 'text' } }),
      // A banner leads to a page of the site.
      ...layout('companylist', { hello: { type: 'text' } }),
      'layouts/audiences.json': AUDIENCES,
      'layouts/banners/home.csv': [BANNER_HEADER, ...rows].join('\n'),
      'renderer/server/catalogs.json': [
        { id: 'web@1', blocks: { text: 1 } },
        { id: 'web@2', blocks: { text: 1, [TYPE]: version } },
      ],
    },
  });
  sites.push(site);
  const read = async (headers: Record<string, string> = {}) =>
    site.request('/api/layout?path=/', { headers });
  const titles = async (headers?: Record<string, string>): Promise<string> =>
    [...(await read(headers)).body.matchAll(/"title":"(All|New|App)"/g)]
      .map(([, title]) => title)
      .join();
  return { site, read, titles };
};

it('a banner of an audience never reaches anybody else out of the page cache', async () => {
  const { titles } = await open();
  const everybody: readonly (readonly [Record<string, string>, string])[] = [
    [{}, 'All'],
    [FRESHER, 'All,New'],
    [PHONE, 'All,App'],
    [{ ...FRESHER, ...PHONE }, 'All,New,App'],
    [{ cookie: 'band=7' }, 'All'],
  ];
  // The second round is served from the cache.
  for (const round of [1, 2])
    for (const [headers, expected] of everybody)
      expect([round, headers, await titles(headers)]).toEqual([round, headers, expected]);
});

it('a page names in its cache key what the audiences of its banners read, and no more', async () => {
  const { site, read } = await open();
  const page = (await read()).json();
  expect(page.cache).toMatchObject({
    scope: 'class',
    key: 'brand,cohort,experienceBand,membership,device',
  });
  expect((await site.request('/')).headers['cache-control']).toBe('private, no-cache');
  const plain = await open(ROWS.slice(0, 1));
  expect((await plain.read()).json().cache).toMatchObject({ scope: 'public', key: 'brand' });
});
