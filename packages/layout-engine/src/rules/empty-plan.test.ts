import { expect, it } from 'vitest';
import { findInExample } from '../find-in-example.ts';

it('finds an audience that would see an empty page', () => {
  const { marks, positions, messages } = findInExample(`{ "page": "home",
  "blocks": { "a": { "type": "text", "when": { "brand": ["tech"] } }, "b": { "type": "text", "when": { "brand": ["management"], "device": ["phone", "tablet"] } } },
  ▶"order": ["a", "b"] }`);
  expect(positions).toEqual(marks);
  expect(messages).toEqual([
    'EMPTY_PLAN for brand management, device desktop the page shows no block at all',
  ]);
});
