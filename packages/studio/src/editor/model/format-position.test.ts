import { expect, it } from 'vitest';
import { arrange } from './arrange.ts';
import type { Draft } from './draft.ts';
import { exampleTypes } from './example-types.fixtures.ts';
import { formatPosition } from './format-position.ts';

const draft: Draft = {
  page: 'home',
  blocks: {
    legal: { type: 'legal' },
    box: { type: 'box', slots: { main: ['inner'] } },
    inner: { type: 'text' },
    lost: { type: 'of-tomorrow' },
  },
  order: ['legal', 'box'],
};

it.each([
  ['box', '“Box” is now 2 of 2.'],
  ['inner', '“Text” is now 1 of 1 in “Main” of Box.'],
  ['lost', '“of-tomorrow” is no longer on the page.'],
])('formats the position of %s', (id, text) =>
  expect(formatPosition(arrange(draft, null), id, exampleTypes)).toBe(text),
);
