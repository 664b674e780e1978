import { expect, it } from 'vitest';
import { findInExample } from '../find-in-example.ts';

const page = (settings: string, more = '') =>
  `{ "page": "home", "blocks": { "a": { "type": "text", "settings": ${settings} } }, "order": ["a"]${more} }`;

it('finds what no page shows, at its text', () => {
  const { marks, positions, messages } = findInExample(
    page(
      '{ "body": ▶"# Big\\n\\nA <b>bold</b> offer", "notes": [{ "note": "**Fine**" }, { "note": ▶"At {brandname}" }] }',
    ),
  );
  expect([...new Set(positions)]).toEqual(marks);
  expect(messages).toEqual([
    'TEXT_MARKUP a heading of level 1 has no place within a page',
    'TEXT_MARKUP no page shows HTML',
    'TEXT_MARKUP there is no fact {brandname}',
  ]);
});

it('reads the texts of variants', () => {
  const variant =
    '{ "name": "v", "when": { "device": ["phone"] }, "blocks": { "a": { "settings": { "body": ▶"![cat](/cat.png)" } } } }';
  const { marks, positions, messages } = findInExample(
    page('{ "title": "One" }', `, "variants": [${variant}]`),
  );
  expect(positions).toEqual(marks);
  expect(messages).toEqual(['TEXT_MARKUP no page shows Markdown of the kind "image"']);
});

it('leaves facts and links that are right', () => {
  const body = '## At {brandName}\\n\\n- [Apply](/faq)\\n- [Mail us]({contactMail})';
  expect(findInExample(page(`{ "body": "${body}" }`)).messages).toEqual([]);
});
