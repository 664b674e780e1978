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
  ['box', '“Box” is 2 of 2 now.'],
  ['inner', '“Text” is 1 of 1 in “main” of Box now.'],
  ['lost', '“of-tomorrow” stands nowhere now.'],
])('says where %s stands', (id, text) =>
  expect(formatPosition(arrange(draft, null), id, exampleTypes)).toBe(text),
);
