import type { Layout } from '@broadsheet/contract/layout';
import { expect, it } from 'vitest';
import { hasOwnHeader } from './has-own-header.ts';

const header = (settings: Record<string, unknown>) => ({ type: 'site-header', settings }) as const;
const layout = (given: Pick<Layout, 'blocks' | 'variants'>): Layout => ({
  page: 'home',
  order: [],
  ...given,
});

it.each([
  ['chooses no category', layout({ blocks: { top: header({ strip: [] }) } }), false],
  ['chooses categories', layout({ blocks: { top: header({ strip: ['backend'] }) } }), true],
  [
    'has a variant that chooses categories',
    layout({
      blocks: { top: header({}) },
      variants: [{ name: 'v', when: {}, blocks: { top: { settings: { strip: ['backend'] } } } }],
    }),
    true,
  ],
  [
    'has another block with such a setting',
    layout({ blocks: { top: header({}), list: { type: 'text', settings: { strip: ['a'] } } } }),
    false,
  ],
])('a page that %s', (_, page, expected) => {
  expect(hasOwnHeader(page)).toBe(expected);
});
