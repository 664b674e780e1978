import { expect, it } from 'vitest';
import { findInExample } from '../find-in-example.ts';

it('finds a slot that the type does not have', () => {
  const { marks, positions, messages } =
    findInExample(`{ "page": "home", "blocks": { "box": { "type": "box", "slots": { ▶"asied": ["a"] } }, "a": { "type": "text", "slots": { ▶"main": [] } } }, "order": ["box"],
  "variants": [{ "name": "v", "when": {}, "place": [{ "block": "a", "first": true, "in": ▶"box.top" }] }] }`);
  expect(positions).toEqual(marks);
  expect(messages).toEqual([
    'UNKNOWN_SLOT a box has no slot "asied"',
    'UNKNOWN_SLOT a text has no slots',
    'UNKNOWN_SLOT a box has no slot "top"',
  ]);
});
