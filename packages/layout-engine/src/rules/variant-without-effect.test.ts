import { expect, it } from 'vitest';
import { findInExample } from '../find-in-example.ts';

it('finds a variant that changes nothing, and one that a later one undoes', () => {
  const { marks, positions, messages } =
    findInExample(`{ "page": "home", "blocks": { "a": { "type": "text" }, "b": { "type": "text" } }, "order": ["a", "b"],
  "variants": [
    { "name": ▶"same", "when": { "brand": ["tech"] }, "order": ["a", "b"] },
    { "name": ▶"undone", "when": { "brand": ["tech"] }, "hide": ["a"] },
    { "name": "last", "when": { "brand": ["tech"] }, "show": ["a"], "hide": ["b"] }] }`);
  expect(positions).toEqual(marks);
  expect(messages).toEqual([
    'VARIANT_WITHOUT_EFFECT variant "same" changes nothing for anybody at any time',
    'VARIANT_WITHOUT_EFFECT variant "undone" changes nothing for anybody at any time',
  ]);
});

it('accepts an effect for some audience only', () => {
  const { marks, positions, messages } =
    findInExample(`{ "page": "home", "blocks": { "a": { "type": "text" }, "b": { "type": "text" } }, "order": ["a", "b"],
  "variants": [
    { "name": "hides", "when": { "brand": ["tech"] }, "hide": ["a"] },
    { "name": "shows", "when": { "device": ["phone"] }, "show": ["a"] }] }`);
  expect([marks, positions, messages]).toEqual([[], [], []]);
});
