import { expect, it } from 'vitest';
import { findInExample } from '../find-in-example.ts';

it('finds a block in no list', () => {
  const { marks, positions, messages } = findInExample(`{ "page": "home",
  "blocks": { "a": { "type": "text" }, ▶"b": { "type": "text" } },
  "order": ["a"] }`);
  expect(positions).toEqual(marks);
  expect(messages).toEqual([
    'ORPHAN_BLOCK block "Text" (number 2 of 2) stands in no order and in no slot',
  ]);
});

it('accepts a placement in a variant', () => {
  const { marks, positions, messages } = findInExample(`{ "page": "home",
  "blocks": { "a": { "type": "text" }, "b": { "type": "text" } },
  "order": ["a"],
  "variants": [{ "name": "v", "when": { "brand": ["tech"] }, "place": [{ "block": "b", "after": "a" }] }] }`);
  expect([marks, positions, messages]).toEqual([[], [], []]);
});
