import { expect, it } from 'vitest';
import { findInExample } from '../find-in-example.ts';

it('limits a type to its pages', () => {
  const { marks, positions, messages } = findInExample(
    `{ "page": "faq", "blocks": { "a": { "type": ▶"single" } }, "order": ["a"] }`,
    { file: 'layouts/faq.json' },
  );
  expect(positions).toEqual(marks);
  expect(messages).toEqual([
    'TYPE_NOT_ON_PAGE a single cannot stand on page "faq", only on home, search',
  ]);
});
