import { expect, it } from 'vitest';
import { findInExample } from '../find-in-example.ts';

const page = (variants: string) =>
  findInExample(`{ "page": "home",
  "blocks": { "a": { "type": "text", "settings": { "title": "First" } }, "b": { "type": "text", "when": { "brand": ["tech"] } } },
  "order": ["a", "b"],
  "variants": [${variants}] }`);

it('finds settings of a block that the variant hides, or that its people never see', () => {
  const { marks, positions, messages } = page(
    `{ "name": "hides", "when": { "brand": ["tech"] }, "hide": ["a"], "blocks": { "a": { ▶"settings": { "limit": 3 } } } },
    { "name": "others", "when": { "brand": ["management"] }, "blocks": { "a": { "settings": { "limit": 4 } }, "b": { ▶"settings": { "limit": 3 } } } }`,
  );
  expect(positions).toEqual(marks);
  expect(messages).toEqual([
    'SETTINGS_HIDDEN nobody that variant "hides" is for sees block "Text: First", so these settings show nowhere',
    'SETTINGS_HIDDEN nobody that variant "others" is for sees block "Text" (number 2 of 2), so these settings show nowhere',
  ]);
});

it('accepts settings that some of the people see', () => {
  const { positions } = page(
    `{ "name": "some", "when": { "device": ["phone"] }, "blocks": { "b": { "settings": { "limit": 3 } } } },
    { "name": "hides", "when": { "device": ["phone"], "city": ["pune"] }, "hide": ["b"] }`,
  );
  expect(positions).toEqual([]);
});
