import { expect, it } from 'vitest';
import { findInExample } from '../find-in-example.ts';

it('finds a variant that hides it', () => {
  const { marks, positions, messages } =
    findInExample(`{ "page": "home", "blocks": { "a": { "type": "text" }, "notice": { "type": "legal" } }, "order": ["a", "notice"],
  "variants": [{ "name": "v", "when": { "brand": ["tech"] }, "hide": [▶"notice"] }] }`);
  expect(positions).toEqual(marks);
  expect(messages).toEqual([
    'PINNED_LEFT_OUT block "Legal notice" is pinned, but for brand tech it is hidden here',
  ]);
});

it('finds an order that omits it', () => {
  const { marks, positions, messages } =
    findInExample(`{ "page": "home", "blocks": { "a": { "type": "text" }, "notice": { "type": "legal" } }, "order": ["a", "notice"],
  "variants": [{ "name": "v", "when": { "brand": ["tech"] }, "order": ▶["a"] }] }`);
  expect(positions).toEqual(marks);
  expect(messages).toEqual([
    'PINNED_LEFT_OUT block "Legal notice" is pinned, but for brand tech this list leaves it out',
  ]);
});

it('finds its own "when"', () => {
  const { marks, positions, messages } = findInExample(
    `{ "page": "home", "blocks": { "a": { "type": "text" }, "notice": { "type": "legal", "when": ▶{ "device": ["phone"] } } }, "order": ["a", "notice"] }`,
  );
  expect(positions).toEqual(marks);
  expect(messages).toEqual([
    'PINNED_LEFT_OUT block "Legal notice" is pinned, but for device tablet,desktop its "when" does not hold',
  ]);
});

it('finds a parent that does not show', () => {
  const { marks, positions, messages } = findInExample(`{ "page": "home",
  "blocks": { "a": { "type": "text" }, "box": { "type": "box", "when": ▶{ "crawler": [true] }, "slots": { "main": ["notice"] } }, "notice": { "type": "legal" } },
  "order": ["a", "box"] }`);
  expect(positions).toEqual(marks);
  expect(messages).toEqual([
    'PINNED_LEFT_OUT block "Legal notice" is pinned, but for crawler false block "Box" around it does not show',
  ]);
});

it('accepts moving it', () => {
  const { marks, positions, messages } =
    findInExample(`{ "page": "home", "blocks": { "a": { "type": "text" }, "notice": { "type": "legal" } }, "order": ["a", "notice"],
  "variants": [{ "name": "v", "when": { "brand": ["tech"] }, "order": ["notice", "a"] }] }`);
  expect([marks, positions, messages]).toEqual([[], [], []]);
});
