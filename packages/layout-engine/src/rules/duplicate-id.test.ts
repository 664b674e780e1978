import { expect, it } from 'vitest';
import { findInExample } from '../find-in-example.ts';

it('finds an id twice in one list, and in two lists', () => {
  const { marks, positions, messages } = findInExample(`{ "page": "home",
  "blocks": { "a": { "type": "text" }, "box": { "type": "box", "slots": { "main": [▶"a"] } } },
  "order": ["a", ▶"a", "box"] }`);
  expect(positions).toEqual(marks);
  expect(messages).toEqual([
    'ID_STANDS_TWICE block "Text" stands in blocks.box.slots.main, and in order already',
    'ID_STANDS_TWICE block "Text" appears twice in order',
  ]);
});

it('lets a variant move an id from a slot to the order', () => {
  const { marks, positions, messages } = findInExample(`{ "page": "home",
  "blocks": { "a": { "type": "text" }, "box": { "type": "box", "slots": { "main": ["a"] } } },
  "order": ["box"],
  "variants": [{ "name": "v", "when": { "brand": ["tech"] }, "order": ["a", "box"] }] }`);
  expect([marks, positions, messages]).toEqual([[], [], []]);
});
