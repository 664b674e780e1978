import { expect, it } from 'vitest';
import type { Draft } from '../model/draft.ts';
import { exampleTypes } from '../model/example-types.fixtures.ts';
import { outlineOf } from '../model/outline.ts';
import { shareRows } from './share-rows.ts';

const rowsOf = (title: string) => {
  const draft: Draft = {
    page: 'home',
    blocks: {
      box: { type: 'box', slots: { main: ['inner'] } },
      inner: { type: 'text', settings: { title } },
      intro: { type: 'text' },
    },
    order: ['box', 'intro'],
  };
  return outlineOf(draft, null, exampleTypes, new Map());
};

it('reuses unchanged rows, and replaces rows with changes inside', () => {
  const before = rowsOf('Diwali');
  expect(shareRows(before, rowsOf('Diwali'))).toBe(before);
  const changed = rowsOf('Holi');
  const shared = shareRows(before, changed);
  expect(shared).toEqual(changed);
  expect(shared[0]).not.toBe(before[0]);
  expect(shared[0]?.rows[1]).toBe(before[0]?.rows[1]);
  expect(shared[1]).toBe(before[1]);
});
