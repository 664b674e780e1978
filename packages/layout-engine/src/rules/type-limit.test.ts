import { expect, it } from 'vitest';
import { findInExample } from '../find-in-example.ts';

it('counts a type over the page', () => {
  const { marks, positions, messages } = findInExample(
    `{ "page": "home", "blocks": { "a": { "type": "single" }, "b": { "type": "single" } }, "order": ["a", ▶"b"] }`,
  );
  expect(positions).toEqual(marks);
  expect(messages).toEqual([
    'TYPE_LIMIT for everybody block "Single" (number 2 of 2) is number 2 of its type, a page holds at most 1',
  ]);
});

it('accepts blocks that exclude each other', () => {
  const { marks, positions, messages } = findInExample(
    `{ "page": "home", "blocks": { "a": { "type": "single", "when": { "brand": ["tech"] } }, "b": { "type": "single", "when": { "brand": ["management"] } } }, "order": ["a", "b"] }`,
  );
  expect([marks, positions, messages]).toEqual([[], [], []]);
});
