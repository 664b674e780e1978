import { expect, it } from 'vitest';
import { findInExample } from '../find-in-example.ts';

it('refuses a version that does not exist yet', () => {
  const { marks, positions, messages } = findInExample(
    `{ "page": "home", "blocks": { "a": { "type": "text", "version": ▶3 } }, "order": ["a"] }`,
  );
  expect(positions).toEqual(marks);
  expect(messages).toEqual(['BLOCK_VERSION version 3 of Text does not exist, the newest is 1']);
});

it('refuses a patch of another version than its block', () => {
  const { marks, positions, messages } = findInExample(`{ "page": "home",
  "blocks": { "a": { "type": "aged", "settings": { "heading": "x" } } },
  "order": ["a"],
  "variants": [{ "name": "v", "when": {}, "blocks": { "a": { "version": ▶2 } } }] }`);
  expect(positions).toEqual(marks);
  expect(messages).toEqual([
    'BLOCK_VERSION block "Aged" is written in version 1, a variant cannot patch it in version 2',
  ]);
});
