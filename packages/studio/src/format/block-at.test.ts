import { expect, it } from 'vitest';
import { blockAt } from './block-at.ts';

const TEXT = `{
  "page": "home",
  "blocks": {
    "one": { "type": "text", "settings": { "title": "One" } },
    "two": {
      "type": "text"
    }
  },
  "order": ["one", "two"],
  "variants": [
    { "name": "v", "when": { "device": ["phone"] }, "blocks": { "three": { "type": "text" } } }
  ]
}`;
const at = (line: number, column: number) => blockAt('layouts/home.json', TEXT, { line, column });

it('names the block at a position, of the page or of a variant', () => {
  expect([at(4, 5), at(4, 50), at(6, 9), at(11, 65)]).toEqual(['one', 'one', 'two', 'three']);
});

it('names none elsewhere, and none in a text that is no JSON', () => {
  expect([at(2, 3), at(9, 13), at(11, 7), at(99, 1)]).toEqual([null, null, null, null]);
  expect(blockAt('layouts/home.json', '{ "blocks": ', { line: 1, column: 5 })).toBeNull();
});
