import { expect, it } from 'vitest';
import { findInExample } from '../find-in-example.ts';

it('finds brands without the page, positive or negated', () => {
  const { marks, positions, messages } = findInExample(
    `{ "page": "epoch", "blocks": { "a": { "type": "text" }, "b": { "type": "text", "when": { "brand": ["management", ▶"tech"] } } }, "order": ["a", "b"],
  "variants": [{ "name": "v", "when": { "not": { "brand": [▶"tech"] } }, "hide": ["b"] }] }`,
    { file: 'layouts/epoch.json' },
  );
  expect(positions).toEqual(marks);
  expect(messages).toEqual([
    'BRAND_WITHOUT_PAGE tech has no page "epoch", only management has',
    'BRAND_WITHOUT_PAGE tech has no page "epoch", only management has',
  ]);
});

it('accepts either brand for a page of both', () => {
  const { messages } = findInExample(
    `{ "page": "home", "blocks": { "a": { "type": "text" }, "b": { "type": "text", "when": { "brand": ["tech"] } } }, "order": ["a", "b"] }`,
  );
  expect(messages).toEqual([]);
});
