import { expect, it } from 'vitest';
import { findInExample } from '../find-in-example.ts';

it('names the type that was probably meant', () => {
  const { marks, positions, messages } = findInExample(
    `{ "page": "home", "blocks": { "a": { "type": ▶"txet" } }, "order": ["a"] }`,
  );
  expect(positions).toEqual(marks);
  expect(messages).toEqual(['UNKNOWN_BLOCK_TYPE there is no block type "txet"']);
});

it('knows no type by the properties of every object', () => {
  const { marks, positions, messages } = findInExample(
    `{ "page": "home", "blocks": { "a": { "type": ▶"constructor" } }, "order": ["a"] }`,
  );
  expect(positions).toEqual(marks);
  expect(messages).toEqual(['UNKNOWN_BLOCK_TYPE there is no block type "constructor"']);
});
