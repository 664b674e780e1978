import { expect, it } from 'vitest';
import { findInExample } from '../find-in-example.ts';

it('wants the name of the file', () => {
  const { marks, positions, messages } = findInExample(
    `{ "page": ▶"search", "blocks": { "a": { "type": "text" } }, "order": ["a"] }`,
  );
  expect(positions).toEqual(marks);
  expect(messages).toEqual(['PAGE_MISMATCH the file is named home, but lays out page "search"']);
});

it('wants a page of the product', () => {
  const { marks, positions, messages } = findInExample(
    `{ "page": ▶"hoem", "blocks": { "a": { "type": "text" } }, "order": ["a"] }`,
  );
  expect(positions).toEqual(marks);
  expect(messages).toEqual(['PAGE_MISMATCH there is no page "hoem"']);
});
