import { expect, it } from 'vitest';
import { findInExample } from '../find-in-example.ts';

it('finds two variants whose settings are valid alone and not together', () => {
  const { marks, positions, messages } =
    findInExample(`{ "page": "home", "blocks": { "a": { "type": "text" } }, "order": ["a"],
  "variants": [
    { "name": "v", "when": { "brand": ["tech"] }, "blocks": { "a": { "settings": { "range": { "from": 1 } } } } },
    { "name": "w", "when": { "device": ["phone"] }, "blocks": { "a": { "settings": { "range": { ▶"until": 2 } } } } }] }`);
  expect(positions).toEqual(marks);
  expect(messages).toEqual([
    'SETTINGS_CLASH where several variants meet (brand tech, device phone): "until" is no field of settings.range',
  ]);
});
