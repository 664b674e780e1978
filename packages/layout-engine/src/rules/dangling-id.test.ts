import { expect, it } from 'vitest';
import { findInExample } from '../find-in-example.ts';

it('finds ids without a block in every position', () => {
  const { marks, positions, messages } = findInExample(`{ "page": "home",
  "blocks": { "promo": { "type": "text" }, "box": { "type": "box", "slots": { "aside": [▶"x"] } } },
  "order": ["promo", "box", ▶"prom"],
  "variants": [{ "name": "v", "when": {}, "order": ["promo", ▶"y"], "hide": [▶"z"], "show": [▶"w"],
    "place": [{ "block": ▶"q", "before": ▶"r" }, { "block": "promo", "first": true, "in": ▶"s.main" }] }] }`);
  expect(positions).toEqual(marks);
  expect(messages).toEqual([
    'DANGLING_ID there is no block "x"',
    'DANGLING_ID there is no block "prom"',
    'DANGLING_ID there is no block "y"',
    'DANGLING_ID there is no block "z"',
    'DANGLING_ID there is no block "w"',
    'DANGLING_ID there is no block "q"',
    'DANGLING_ID there is no block "r"',
    'DANGLING_ID there is no block "s"',
  ]);
});

it('recognises a block that only a variant adds', () => {
  const { marks, positions, messages } =
    findInExample(`{ "page": "home", "blocks": { "a": { "type": "text" } }, "order": ["a", ▶"b"],
  "variants": [{ "name": "v", "when": {}, "blocks": { "b": { "type": "text" } } }] }`);
  expect(positions).toEqual(marks);
  expect(messages).toEqual([
    'DANGLING_ID block "Text" (number 2 of 2) is added by a variant only, the layout itself does not have it',
  ]);
});

it('knows no block by the properties of every object', () => {
  const { marks, positions, messages } = findInExample(
    `{ "page": "home", "blocks": { "a": { "type": "text" } }, "order": ["a", ▶"constructor"] }`,
  );
  expect(positions).toEqual(marks);
  expect(messages).toEqual(['DANGLING_ID there is no block "constructor"']);
});
