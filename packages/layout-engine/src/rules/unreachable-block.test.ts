import { expect, it } from 'vitest';
import { findInExample } from '../find-in-example.ts';

it('finds a block whose parent is never shown with it', () => {
  const { marks, positions, messages } = findInExample(`{ "page": "home", "blocks": {
    "a": { "type": "text" },
    "box": { "type": "box", "when": { "brand": ["tech"] }, "slots": { "main": ["b"] } },
    ▶"b": { "type": "text", "when": { "brand": ["management"] } } }, "order": ["a", "box"] }`);
  expect(positions).toEqual(marks);
  expect(messages).toEqual([
    'UNREACHABLE_BLOCK no audience at any time sees block "Text" (number 2 of 2)',
  ]);
});

it('finds a block that only a visitor with a cohort would see: nobody is one', () => {
  const { marks, positions } = findInExample(`{ "page": "home", "blocks": {
    "a": { "type": "text" },
    "box": { "type": "box", "when": { "membership": ["visitor"] }, "slots": { "main": ["b"] } },
    ▶"b": { "type": "text", "when": { "cohort": ["freshers"] } } }, "order": ["a", "box"] }`);
  expect(positions).toEqual(marks);
});
