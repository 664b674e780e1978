import type { NamedAudiences } from '@broadsheet/contract/named-audiences';
import type { Impact } from '@broadsheet/contract/studio/impact';
import { expect, it } from 'vitest';
import { describeImpact } from './describe-impact.ts';
import { formatRefused } from './format-refused.ts';
import { formatImpact } from './format-share.ts';

const type = (name: string, title: string) => ({
  type: name,
  version: 1,
  title,
  description: '',
  settings: {},
  pinned: false,
  primary: false,
  written: false,
  limit: null,
  pages: null,
  slots: {},
  contentSettings: [],
  earlier: [],
});
const TYPES = [
  type('banner', 'Banner'),
  type('search-hero', 'Search'),
  type('two-columns', 'Columns'),
  type('quote', 'Quote'),
];
const types = {
  b: 'banner',
  search: 'search-hero',
  columns: 'two-columns',
  one: 'quote',
  two: 'quote',
};
const NAMED: NamedAudiences = new Map([
  [
    'freshers',
    {
      name: 'Freshers',
      any: [{ cohort: ['freshers'] }, { membership: ['visitor'], experienceBand: [2] }],
    },
  ],
]);
type Page = Impact['pages'][number];
type Group = NonNullable<Page['changes']>[number];
const group = (given: Partial<Group>): Group => ({
  who: [],
  share: null,
  blocks: [],
  example: { brand: 'tech', audience: {} },
  path: '/',
  ...given,
});
const pageOf = (given: Partial<Page>): Page => ({
  page: 'home',
  kind: 'changed',
  share: null,
  types,
  changes: [],
  ...given,
});
const impactOf = (...pages: readonly Page[]): Impact => ({
  outOf: 34,
  pages: [...pages],
  refused: [],
  files: [],
  reach: [],
  moreReach: 0,
  costs: [],
});
const groups = (page: Page) =>
  describeImpact(impactOf(page), TYPES, NAMED)[0]?.groups.map(({ shown: _, ...text }) => text);

it('describes the changes of each block, with the titles of all blocks of the page', () => {
  const blocks: Group['blocks'] = [
    { kind: 'added', id: 'b', type: 'banner', place: { list: 'order', after: 'search' } },
    { kind: 'moved', id: 'b', type: 'banner', place: { list: 'columns.left', after: null } },
    {
      kind: 'settings',
      id: 'b',
      type: 'banner',
      values: [
        { path: 'seeAll.label', before: 'All', after: 'See all' },
        { path: 'isWide', after: true },
        { path: 'image', before: 'x'.repeat(99) },
      ],
    },
    { kind: 'type', id: 'z', type: 'unknown', before: 'quote@1', after: 'quote@2' },
    { kind: 'removed', id: 'two', type: 'quote', place: { list: 'order', after: 'one' } },
  ];
  const who: Group['who'] = [{ cohort: ['freshers'], brand: ['tech'] }];
  const changes = [group({ who, share: { views: 40, of: 1000 }, blocks })];
  expect(groups(pageOf({ changes }))).toEqual([
    {
      who: 'Logged-in freshers on the tech site',
      share: '4% of its views',
      lines: [
        '“Banner” is added after “Search”.',
        '“Banner” moves to first in “Columns”.',
        '“Banner”: See all, Label changed from “All” to “See all”.',
        '“Banner”: Is wide set to on.',
        `“Banner”: Image removed. It was “${'x'.repeat(89)}…”.`,
        '“z” changes to another block type or version.',
        '“Quote (two)” is removed. It was after “Quote (one)”.',
      ],
    },
  ]);
});

it('names choices as the form does, and says which entry of a list changed', () => {
  const settings = {
    properties: {
      price: { enum: ['total', 'perMonth'], title: 'Price shown large' },
      links: { type: 'array', title: 'Links', items: { type: 'object' } },
    },
  };
  const blocks: Group['blocks'] = [
    {
      kind: 'settings',
      id: 'one',
      type: 'plan-cards',
      values: [
        { path: 'price', before: 'total', after: 'perMonth' },
        { path: 'links', before: [{ href: '/a' }], after: [{ href: '/a' }, { href: '/b' }] },
      ],
    },
  ];
  const page = pageOf({ types: { one: 'plan-cards' }, changes: [group({ blocks })] });
  const types = [{ ...type('plan-cards', 'Plans'), settings }];
  expect(describeImpact(impactOf(page), types, NAMED)[0]?.groups[0]?.lines).toEqual([
    '“Plans”: Price shown large changed from “Price of the whole term” to “Price a month”.',
    '“Plans”: Links: “/b” added.',
  ]);
});

it('lists the largest group first, and everybody if all are meant', () => {
  const from = '2026-11-04T18:30:00.000Z';
  const few = { views: 1, of: 900 };
  const changes = [
    group({ who: [{ brand: ['tech'], from }, { device: ['phone'] }], share: few }),
    group({ share: { views: 450, of: 900 } }),
  ];
  expect(groups(pageOf({ changes }))).toMatchObject([
    { who: 'Everyone', share: '50% of its views' },
    {
      who: 'Everyone on the tech site, from 5 November 2026 at 12:00 am IST; Everyone on a phone',
      share: 'less than 1% of its views',
    },
  ]);
});

it('names the audience that a group is, and says where nobody measured it', () => {
  const brand: ['management'] = ['management'];
  const who: Group['who'] = [
    { brand, experienceBand: [2], membership: ['visitor'] },
    { brand, cohort: ['freshers'], membership: ['basic', 'pro'] },
  ];
  expect(groups(pageOf({ changes: [group({ who })] }))).toMatchObject([
    { who: 'Freshers on the management site', share: 'views not measured yet' },
  ]);
});

it('has an upper bound for an arm, because views are recorded without arms', () => {
  const who: Group['who'] = [{ brand: ['tech'], experiment: { 'home-order': ['next'] } }];
  const page = pageOf({
    share: { views: 450, of: 900 },
    changes: [group({ who, share: { views: 450, of: 900 } })],
  });
  expect(groups(page)?.[0]?.share).toBe('up to 50% of its views');
  expect(formatImpact(impactOf(page))).toBe('1 of 34 pages changes, for up to 50% of its views.');
});

it('describes pages that are new, removed, unchanged or too different', () => {
  expect(groups(pageOf({ kind: 'added' }))?.[0]?.lines).toEqual(['The page is new.']);
  const ofTech = pageOf({ kind: 'added', changes: [group({ who: [{ brand: ['tech'] }] })] });
  expect(groups(ofTech)?.[0]).toMatchObject({ lines: ['The page is new.'] });
  expect(groups(ofTech)?.[0]?.who).toContain('tech site');
  expect(groups(pageOf({ kind: 'removed' }))?.[0]?.lines).toEqual(['The page is removed.']);
  expect(groups(pageOf({}))?.[0]?.who).toBe('No one');
  const many = groups(pageOf({ changes: null, share: { views: 500, of: 1000 } }));
  expect(many?.[0]?.share).toBe('50% of its views');
  expect(many?.[0]?.lines[0]).toMatch(/too many audiences/);
});

it('says which pages cannot be compared, and not that nothing changes', () => {
  const refused = ['home', 'faq'];
  expect(formatImpact({ ...impactOf(), refused })).toBe('No other page layout changes.');
  expect(formatRefused(['home'])).toBe(
    'A version of the Home page does not fit the rules of today, so its changes cannot be shown here.',
  );
  expect(formatRefused(refused)).toBe(
    'Versions of these pages do not fit the rules of today, so their changes cannot be shown here: Home, FAQ.',
  );
});

it('describes other files by their display names', () => {
  const file = (kind: 'added' | 'changed', values: Impact['files'][number]['values']): Impact => ({
    ...impactOf(),
    files: [{ file: 'layouts/banners/home.csv', kind, values }],
  });
  const only = (impact: Impact) => describeImpact(impact, TYPES, NAMED)[0];
  expect(only(file('added', []))?.groups[0]?.lines).toEqual(['Banners: Home: added.']);
  expect(only(file('changed', []))?.groups[0]?.lines).toEqual(['Banners: Home: content changes.']);
  const value = { path: 'home-order.weights', before: [1, 1], after: [1, 3] };
  expect(only(file('changed', [value]))?.groups[0]?.lines).toEqual([
    'Home order, Weights, entry 2 changed from 1 to 3.',
  ]);
  const added = { path: 'partners-first', after: { page: 'home', unit: 'visitor' } };
  expect(only(file('changed', [added]))?.groups[0]?.lines).toEqual(['Partners first added.']);
});

it('sums up the impact in a sentence, and says where no views are recorded', () => {
  const seen = (views: number, of: number) =>
    pageOf({ share: { views, of }, changes: [group({})] });
  expect(formatImpact(impactOf(seen(20, 50), seen(11, 50), pageOf({})))).toBe(
    '2 of 34 pages change, for 31% of their views.',
  );
  expect(formatImpact(impactOf(seen(20, 50), pageOf({ kind: 'added' })))).toBe(
    '2 of 34 pages change. Their views are not measured yet.',
  );
  const file = { file: 'layouts/content/terms.md', kind: 'changed', values: [] } as const;
  expect(formatImpact({ ...impactOf(pageOf({})), files: [{ ...file, values: [] }] })).toBe(
    'No page layout changes. 1 other item changes.',
  );
});
