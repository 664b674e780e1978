import { expect, it } from 'vitest';
import { findInExample } from '../find-in-example.ts';

const page = (box: string, inner = '', more = '') =>
  findInExample(`{ "page": "home",
  "blocks": { "box": { "type": "box"${box}, "slots": { "main": ["inner"] } }, "inner": { "type": "box"${inner}, "slots": { "main": ["notice"] } }, "notice": { "type": "legal", "fallback": { "type": "text" } } },
  "order": ["box"]${more} }`);

it('finds the fallback of a block around a pinned one', () => {
  const { marks, positions, messages } = page(', "fallback": ▶"drop"');
  expect(positions).toEqual(marks);
  expect(messages).toEqual([
    'PINNED_LEFT_OUT block "Legal notice" is pinned, but for everybody the fallback of block "Box" (number 1 of 2) around it can replace it',
  ]);
});

it('finds all of them', () => {
  const { marks, positions } = page(
    ', "fallback": ▶{ "type": "text" }',
    ', "fallback": ▶{ "type": "text" }',
  );
  expect(positions).toEqual(marks);
  expect(marks).toHaveLength(2);
});

it('finds where a variant moves it into one', () => {
  const { marks, positions, messages } = findInExample(`{ "page": "home",
  "blocks": { "box": { "type": "box", "fallback": ▶"drop", "slots": { "main": ["a"] } }, "a": { "type": "text" }, "notice": { "type": "legal" } },
  "order": ["box", "notice"],
  "variants": [{ "name": "v", "when": { "brand": ["tech"] }, "place": [{ "block": "notice", "last": true, "in": "box.main" }] }] }`);
  expect(positions).toEqual(marks);
  expect(messages[0]).toContain('for brand tech');
});

it('accepts fallbacks of siblings and its own', () => {
  expect(page('').messages).toEqual([]);
});
