import type { Layout } from '@broadsheet/contract/layout';
import { expect, it } from 'vitest';
import { brandsWithOwnHeader } from './own-headers.ts';

const header = (settings: Record<string, unknown>) => ({ type: 'site-header', settings }) as const;
const layout = (given: Pick<Layout, 'blocks' | 'variants'>): Layout => ({
  page: 'home',
  order: [],
  ...given,
});

const BOTH = ['tech', 'management'];

it.each([
  ['chooses no category', layout({ blocks: { top: header({ strip: [] }) } }), []],
  ['chooses categories', layout({ blocks: { top: header({ strip: ['backend'] }) } }), BOTH],
  [
    'has a variant that chooses categories',
    layout({
      blocks: { top: header({}) },
      variants: [{ name: 'v', when: {}, blocks: { top: { settings: { strip: ['backend'] } } } }],
    }),
    BOTH,
  ],
  [
    'has a variant for one site that chooses categories',
    layout({
      blocks: { top: header({}) },
      variants: [
        {
          name: 'v',
          when: { brand: ['management'] },
          blocks: { top: { settings: { strip: ['hr'] } } },
        },
      ],
    }),
    ['management'],
  ],
  [
    'chooses categories, which a variant for one site drops',
    layout({
      blocks: { top: header({ strip: ['backend'] }) },
      variants: [
        {
          name: 'v',
          when: { brand: ['management'] },
          blocks: { top: { settings: { strip: [] } } },
        },
      ],
    }),
    ['tech'],
  ],
  [
    'has another block with such a setting',
    layout({ blocks: { top: header({}), list: { type: 'text', settings: { strip: ['a'] } } } }),
    [],
  ],
])('a page that %s', (_, page, expected) => {
  expect(brandsWithOwnHeader(page)).toEqual(expected);
});
