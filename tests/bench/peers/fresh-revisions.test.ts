import type { PageBlock } from '@broadsheet/contract/page-json';
import { expect, it } from 'vitest';
import { freshRevisions } from './fresh-revisions.ts';

const block = (id: string, slots?: Record<string, PageBlock[]>): PageBlock => ({
  id,
  type: 'quote',
  version: 1,
  state: 'ready',
  revision: `r-${id}`,
  settings: {},
  data: { text: id },
  ...(slots && { slots }),
});

it('gives every block another revision, those in slots too, and changes nothing else', () => {
  const page = { blocks: [block('a'), block('b', { main: [block('c')] })] };
  expect(freshRevisions(page, '7')).toEqual({
    blocks: [
      { ...block('a'), revision: 'r-a7' },
      { ...block('b'), revision: 'r-b7', slots: { main: [{ ...block('c'), revision: 'r-c7' }] } },
    ],
  });
  expect(page).toEqual({ blocks: [block('a'), block('b', { main: [block('c')] })] });
});
