import { BANNER_HEADER, bannerRow } from '@broadsheet/content-store/example-banners';
import { exampleBrand } from '@broadsheet/content-store/example-content';
import { readBanners } from '@broadsheet/content-store/read-banners';
import type { PageSnapshot, Snapshot } from '@broadsheet/content-store/snapshot';
import { defineBlock } from '@broadsheet/contract/block-definition';
import type { NamedAudiences } from '@broadsheet/contract/named-audiences';
import type { PageName } from '@broadsheet/contract/page-name';
import { NAMES_BANNERS } from '@broadsheet/contract/promo-banner';
import { NO_ADDRESSES_OF_BRANDS } from '@broadsheet/contract/site-addresses';
import { compileLayout } from '@broadsheet/layout-engine/compile-layout';
import Type from 'typebox';
import { expect, it } from 'vitest';
import { idleBanners } from './idle-banners.ts';

const definitions = {
  cards: defineBlock({
    type: 'cards',
    version: 1,
    title: 'Cards',
    description: 'Cards.',
    settings: Type.Object({
      source: Type.String({ default: '', [NAMES_BANNERS.key]: NAMES_BANNERS.value }),
    }),
    data: Type.Object({}),
    hydrate: 'never',
  }),
};
const brands = {
  tech: exampleBrand('tech'),
  management: {
    ...exampleBrand('management'),
    cities: [],
    categories: [{ dataId: 2, label: 'Sales', tag: 'sales', tags: [] }],
  },
};
const pageOf = (kind: 'home' | 'jobfeed', source: string): [PageName, PageSnapshot] => {
  const layout = {
    page: kind,
    blocks: { notices: { type: 'cards', settings: { source } } },
    order: ['notices'],
  };
  return [
    kind,
    {
      name: kind,
      kind,
      revision: 'sha256:0',
      layout,
      compiled: compileLayout(layout, definitions),
    },
  ];
};
const fileOf = (name: string, ...rows: readonly string[]) => ({
  folder: 'layouts/banners' as const,
  file: `layouts/banners/${name}.csv`,
  name,
  text: [BANNER_HEADER, ...rows].join('\n'),
});

it('tells of rows that no brand can show, of files that no page shows, and of what is over', () => {
  const files = [
    fileOf(
      'home',
      bannerRow({ id: 'fine', location: 'Pune', categoryIds: '1' }),
      bannerRow({ id: 'torn', title: 'Two brands', location: 'Pune', categoryIds: '2' }),
    ),
    fileOf('feed', bannerRow({ id: 'not-here' })),
    fileOf('old', bannerRow({})),
  ];
  const banners: Snapshot['banners'] = new Map(
    files.map(({ name, file, text }) => [
      name,
      readBanners(file, text, Object.values(brands)).banners,
    ]),
  );
  const over = {
    file: 'layouts/banners/home.csv',
    line: 2,
    column: 1,
    code: 'BANNER_EXPIRED' as const,
    message: 'the time of "fine" was over',
    mend: 'Remove the row.',
  };
  const pages = new Map([pageOf('home', 'home'), pageOf('jobfeed', 'feed')]);
  const { rows, items } = idleBanners(
    {
      snapshot: { banners, brands, pages, addresses: NO_ADDRESSES_OF_BRANDS },
      files,
      leftOut: [over],
    },
    definitions,
  );
  expect(rows).toBe(4);
  expect(
    items.map(({ reason, banner, place: { file, line } }) => [reason, banner, file, line]),
  ).toEqual([
    ['expired', null, 'layouts/banners/home.csv', 2],
    ['nobody', 'torn', 'layouts/banners/home.csv', 3],
    ['nobody', 'not-here', 'layouts/banners/feed.csv', 2],
    ['unnamed', null, 'layouts/banners/old.csv', null],
  ]);
});

it('tells of rows whose audience is nobody on the sites and pages that can show them', () => {
  const audiences: NamedAudiences = new Map([
    ['mba', { name: 'MBA', any: [{ brand: ['management'] }] }],
    ['visitors', { name: 'Visitors', any: [{ membership: ['visitor'] }] }],
  ]);
  const row = { allowOnJobfeed: 'true' };
  const files = [
    fileOf(
      'feed',
      bannerRow({ ...row, id: 'both', audience: 'mba|visitors' }),
      bannerRow({ ...row, id: 'other-site', audience: 'mba', location: 'Pune' }),
      bannerRow({ ...row, id: 'visitors', audience: 'visitors' }),
    ),
    fileOf('home', bannerRow({ id: 'seen', audience: 'visitors' })),
  ];
  const banners: Snapshot['banners'] = new Map(
    files.map(({ name, file, text }) => [
      name,
      readBanners(file, text, Object.values(brands), NO_ADDRESSES_OF_BRANDS, audiences).banners,
    ]),
  );
  const pages = new Map([pageOf('home', 'home'), pageOf('jobfeed', 'feed')]);
  const { items } = idleBanners(
    {
      snapshot: { banners, brands, pages, addresses: NO_ADDRESSES_OF_BRANDS },
      files,
      leftOut: [],
    },
    definitions,
  );
  expect(items.map(({ banner, says }) => [banner, says.split(/[.,]/)[0]])).toEqual([
    ['other-site', 'Nobody of the audience is on a site that can show this banner'],
    ['visitors', 'This list is shown only to members who are logged in'],
  ]);
});

it('tells of rows that only a site could show which has none of the pages', () => {
  const file = fileOf(
    'home',
    bannerRow({ id: 'sales', categoryIds: '2' }),
    bannerRow({ id: 'backend', categoryIds: '1' }),
  );
  const banners: Snapshot['banners'] = new Map([
    ['home', readBanners(file.file, file.text, Object.values(brands)).banners],
  ]);
  const [, page] = pageOf('home', 'home');
  const name = 'landing/offers';
  const layout = { ...page.layout, page: name, brands: ['tech' as const] };
  const pages = new Map<PageName, PageSnapshot>([[name, { ...page, name, layout }]]);
  const { items } = idleBanners(
    {
      snapshot: { banners, brands, pages, addresses: NO_ADDRESSES_OF_BRANDS },
      files: [file],
      leftOut: [],
    },
    definitions,
  );
  expect(items.map(({ reason, banner }) => [reason, banner])).toEqual([['nobody', 'sales']]);
});
