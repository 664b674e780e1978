import { expect, it } from 'vitest';
import { findInExample } from '../find-in-example.ts';

it('allows four levels and refuses the fifth', () => {
  const { marks, positions, messages } = findInExample(`{ "page": "home",
  "blocks": {
    "a": { "type": "box", "slots": { "main": ["b"] } },
    "b": { "type": "box", "slots": { "main": ["c"] } },
    "c": { "type": "box", "slots": { "main": ["d"] } },
    "d": { "type": "box", "slots": { "main": [▶"e"] } },
    "e": { "type": "text" } },
  "order": ["a"] }`);
  expect(positions).toEqual(marks);
  expect(messages).toEqual([
    'NESTING_TOO_DEEP for everybody block "Text" stands at depth 5, the deepest is 4',
  ]);
});
