import { expect, it } from 'vitest';
import { findInExample } from '../find-in-example.ts';

it('finds unknown settings, wrong types and wrong values', () => {
  const { marks, positions, messages } =
    findInExample(`{ "page": "home", "blocks": { "a": { "type": "text", "settings": {
    ▶"titel": "x",
    "limit": ▶11,
    "tone": ▶"lod" } } }, "order": ["a"] }`);
  expect(positions).toEqual(marks);
  expect(messages).toEqual([
    'SETTINGS_INVALID "titel" is no field of settings',
    'SETTINGS_INVALID settings.limit must be a whole number from 1 to 10, found 11',
    'SETTINGS_INVALID settings.tone must be one of "calm" or "loud", found "lod"',
  ]);
});

it('validates a variant against the type after merging', () => {
  const { marks, positions, messages } =
    findInExample(`{ "page": "home", "blocks": { "a": { "type": "text", "settings": { "range": { "from": 1 } } } }, "order": ["a"],
  "variants": [{ "name": "v", "when": { "brand": ["tech"] }, "blocks": { "a": { "settings": { "title": null, "range": { ▶"until": 2 } } } } }] }`);
  expect(positions).toEqual(marks);
  expect(messages).toEqual(['SETTINGS_INVALID "until" is no field of settings.range']);
});

it('lets a variant swap a setting by removing it', () => {
  const { marks, positions, messages } =
    findInExample(`{ "page": "home", "blocks": { "a": { "type": "text", "settings": { "range": { "from": 1 } } } }, "order": ["a"],
  "variants": [{ "name": "v", "when": { "brand": ["tech"] }, "blocks": { "a": { "settings": { "range": { "from": null, "until": 2 } } } } }] }`);
  expect([marks, positions, messages]).toEqual([[], [], []]);
});

it('validates settings of an earlier version after migrating', () => {
  const { marks, positions, messages } = findInExample(
    `{ "page": "home", "blocks": { "a": { "type": "aged", "settings": ▶{ "heading": "far too long for the twenty" } } }, "order": ["a"] }`,
  );
  expect(positions).toEqual(marks);
  expect(messages).toEqual([
    'SETTINGS_INVALID settings.title must be a text of at most 20 characters (it has 27), found "far too long for the twenty"',
  ]);
});
