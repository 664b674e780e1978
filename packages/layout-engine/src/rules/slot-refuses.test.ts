import { expect, it } from 'vitest';
import { findInExample } from '../find-in-example.ts';

it('finds a type that the slot does not accept', () => {
  const { marks, positions, messages } = findInExample(
    `{ "page": "home", "blocks": { "box": { "type": "box", "slots": { "aside": [▶"s"] } }, "s": { "type": "single" } }, "order": ["box"] }`,
  );
  expect(positions).toEqual(marks);
  expect(messages).toEqual([
    'SLOT_REFUSES slot "aside" of Box does not accept a Single, only Text',
  ]);
});

it('finds the block that is one too many', () => {
  const { marks, positions, messages } = findInExample(`{ "page": "home", "blocks": {
    "box": { "type": "box", "slots": { "aside": ["a", "b", ▶"c"] } },
    "a": { "type": "text" }, "b": { "type": "text" }, "c": { "type": "text" } }, "order": ["box"] }`);
  expect(positions).toEqual(marks);
  expect(messages).toEqual([
    'SLOT_REFUSES for everybody slot "aside" of Box holds 3 blocks, the most is 2',
  ]);
});
