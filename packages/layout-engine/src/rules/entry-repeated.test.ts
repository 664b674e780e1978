import { expect, it } from 'vitest';
import { findInExample } from '../find-in-example.ts';

const page = (items: string) =>
  `{ "page": "home", "blocks": { "a": { "type": "text", "settings": { "items": [${items}] } } }, "order": ["a"] }`;

it('finds entries that only differ in case and blanks, within a list', () => {
  const { marks, positions, messages } = findInExample(
    page('{ "question": "How much?" }, { "question": "When?" }, ▶{ "question": " HOW  much?" }'),
  );
  expect(positions).toEqual(marks);
  expect(messages).toEqual(['ENTRY_REPEATED this list has " HOW  much?" twice']);
});

it('leaves entries of one name that lead to different pages', () => {
  const items =
    '{ "question": "Hiring day", "link": "/jobs-in-pune" }, { "question": "Hiring day", "link": "/jobs-in-mumbai" }';
  expect(findInExample(page(items)).messages).toEqual([]);
});
