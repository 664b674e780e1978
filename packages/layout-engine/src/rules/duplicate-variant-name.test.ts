import { expect, it } from 'vitest';
import { findInExample } from '../find-in-example.ts';

it('wants a name for each variant', () => {
  const { marks, positions, messages } =
    findInExample(`{ "page": "home", "blocks": { "a": { "type": "text" }, "b": { "type": "text" } }, "order": ["a", "b"],
  "variants": [
    { "name": "v", "when": { "brand": ["tech"] }, "hide": ["a"] },
    { "name": ▶"v", "when": { "brand": ["management"] }, "hide": ["b"] }] }`);
  expect(positions).toEqual(marks);
  expect(messages).toEqual(['DUPLICATE_VARIANT_NAME a variant named "v" is already used above']);
});
