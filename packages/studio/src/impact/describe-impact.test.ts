import type { Impact } from '@broadsheet/contract/studio/impact';
import { expect, it } from 'vitest';
import { sayMoment } from '../words/say-moment.ts';
import { blockTitles } from './block-titles.ts';
import { describeImpact } from './describe-impact.ts';

const type = (name: string, title: string) => ({
  type: name,
  version: 1,
  title,
  description: '',
  settings: {},
  pinned: false,
  primary: false,
  limit: null,
  pages: null,
  slots: {},
  contentSettings: [],
  earlier: [],
});
const layout = JSON.stringify({
  blocks: [{ id: 'columns', type: 'two-columns' }],
  order: [{ id: 'search', type: 'search-hero' }],
});
const titleOf = blockTitles(
  [type('banner', 'Banner'), type('search-hero', 'Search'), type('two-columns', 'Columns')],
  [layout, 'no { json'],
);
const page = (given: Partial<Impact['pages'][number]>): Impact => ({
  pages: [{ page: 'home', kind: 'changed', share: null, changes: [], ...given }],
  files: [],
});
const only = (impact: Impact) => describeImpact(impact, titleOf)[0]?.groups;

it('says how many see what, by the titles of blocks', () => {
  const changes: Impact['pages'][number]['changes'] = [
    {
      who: ['freshers on tech'],
      share: { views: 40, of: 1000 },
      blocks: [
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
      ],
    },
  ];
  expect(only(page({ changes }))).toEqual([
    {
      who: '4 % of views: freshers on tech',
      lines: [
        '“Banner” is new: it stands after “Search”.',
        '“Banner” moves: it stands first in “Columns”.',
        '“Banner”: “see all, label” becomes “See all”; it was “All”.',
        '“Banner”: “is wide” is set to yes.',
        `“Banner”: “image” is taken out; it was “${'x'.repeat(59)}…”.`,
        '“z” is drawn by quote@2 in place of quote@1.',
      ],
    },
  ]);
});

it('names who is meant where no views were recorded, and everybody where all are', () => {
  const removed = {
    kind: 'removed',
    id: 'b',
    type: 'banner',
    place: { list: 'order', after: null },
  } as const;
  const changes = [
    {
      who: ['brand tech; from 2026-11-04T18:30:00.000Z', 'device phone'],
      share: null,
      blocks: [removed],
    },
    { who: [], share: { views: 1, of: 900 }, blocks: [removed] },
  ];
  expect(only(page({ changes }))?.map(({ who }) => who)).toEqual([
    `brand tech, from ${sayMoment('2026-11-04T18:30:00Z')}; device phone`,
    'less than 1 % of views: everybody',
  ]);
});

it('says so where a page is new, goes, stays as it is, or changes for too many to tell', () => {
  expect(only(page({ kind: 'added' }))?.[0]?.lines).toEqual(['The page is new.']);
  expect(only(page({ kind: 'removed' }))?.[0]?.lines).toEqual(['The page goes away.']);
  expect(only(page({}))?.[0]?.who).toBe('nobody');
  const many = only(page({ changes: null, share: { views: 500, of: 1000 } }));
  expect(many?.[0]?.who).toBe('50 % of views: everybody');
  expect(many?.[0]?.lines[0]).toMatch(/more kinds of visitors/);
});

it('tells of files that are no layouts', () => {
  const file = (kind: 'added' | 'changed', values: Impact['files'][number]['values']) => ({
    pages: [],
    files: [{ file: 'layouts/banners/home.csv', kind, values }],
  });
  expect(only(file('added', []))?.[0]?.lines).toEqual(['The file is new.']);
  expect(only(file('changed', []))?.[0]?.lines).toEqual(['The text changes.']);
  const value = { path: 'home-order.weights', before: [1, 1], after: [1, 3] };
  expect(only(file('changed', [value]))?.[0]?.lines).toEqual([
    '“home-order, weights” becomes [1,3]; it was [1,1].',
  ]);
});
