import { expect, it } from 'vitest';
import { findInExample } from '../find-in-example.ts';

it('finds blocks inside each other', () => {
  const { marks, positions, messages } = findInExample(`{ "page": "home",
  "blocks": {
    "t": { "type": "text" },
    "a": { "type": "box", "slots": { "main": ["b"] } },
    "b": { "type": "box", "slots": { "main": [▶"a"] } } },
  "order": ["t"] }`);
  expect(positions).toEqual(marks);
  expect(messages).toEqual([
    'NESTING_RING for everybody these blocks stand inside each other: "a", "b"',
  ]);
});

it('finds a variant that puts a block into itself', () => {
  const { marks, positions, messages } = findInExample(`{ "page": "home",
  "blocks": { "t": { "type": "text" }, "a": { "type": "box", "slots": { "main": ["b"] } }, "b": { "type": "box" } },
  "order": ["t", "a"],
  "variants": [{ "name": "v", "when": { "brand": ["tech"] }, "place": [{ "block": ▶"a", "last": true, "in": "b.main" }] }] }`);
  expect(positions).toEqual(marks);
  expect(messages).toEqual([
    'NESTING_RING for brand tech these blocks stand inside each other: "a", "b"',
  ]);
});
