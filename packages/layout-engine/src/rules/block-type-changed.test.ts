import { expect, it } from 'vitest';
import { findInExample } from '../find-in-example.ts';

it('refuses a variant that turns a block into another type', () => {
  const { marks, positions, messages } = findInExample(`{ "page": "home",
  "blocks": { "a": { "type": "text" } },
  "order": ["a"],
  "variants": [{ "name": "v", "when": {}, "blocks": { "a": { "type": ▶"single" } } }] }`);
  expect(positions).toEqual(marks);
  expect(messages).toEqual([
    'BLOCK_TYPE_CHANGED block "Text" is a Text, a variant cannot make it a Single',
  ]);
});

it('wants a type of a block that only a variant adds', () => {
  const { marks, positions, messages } = findInExample(`{ "page": "home",
  "blocks": { "a": { "type": "text" } },
  "order": ["a"],
  "variants": [{ "name": "v", "when": {}, "blocks": { ▶"b": {} }, "order": ["a", "b"] }] }`);
  expect(positions).toEqual(marks);
  expect(messages).toEqual([
    'BLOCK_TYPE_CHANGED the variant adds block "b" without saying its type',
  ]);
});
