import { expect, it } from 'vitest';
import { findInExample } from '../find-in-example.ts';

const page = (slot: string, type: string) =>
  findInExample(
    `{ "page": "home", "blocks": { "box": { "type": "box", "slots": { "${slot}": ["a"] } }, "a": { "type": "text", "fallback": { "type": ${type} } } }, "order": ["box"] }`,
  );

it('finds a fallback that the slot of its block does not accept', () => {
  const { marks, positions, messages } = page('aside', '▶"jobs"');
  expect(positions).toEqual(marks);
  expect(messages).toEqual([
    'SLOT_REFUSES block "Text" stands in slot "aside" of Box, which does not accept a Jobs, only Text',
  ]);
});

it('is content in a slot that accepts all', () => {
  expect(page('main', '"jobs"').messages).toEqual([]);
});

it('checks where variants move the block', () => {
  const { marks, positions } = findInExample(`{ "page": "home",
  "blocks": { "box": { "type": "box" }, "a": { "type": "text", "fallback": { "type": ▶"jobs" } } }, "order": ["box", "a"],
  "variants": [{ "name": "v", "when": { "brand": ["tech"] }, "place": [{ "block": "a", "last": true, "in": "box.aside" }] }] }`);
  expect(positions).toEqual(marks);
});
