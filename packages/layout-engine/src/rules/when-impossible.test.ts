import { expect, it } from 'vitest';
import { findInExample } from '../find-in-example.ts';

it('finds a field that "not" empties', () => {
  const { marks, positions, messages } = findInExample(
    `{ "page": "home", "blocks": { "a": { "type": "text" }, "b": { "type": "text", "when": { "brand": ["tech"], "not": { "brand": ▶["tech"] } } }, "c": { "type": "text", "when": { "not": { "crawler": ▶[true, false] } } } }, "order": ["a", "b", "c"] }`,
  );
  expect(positions).toEqual(marks);
  expect(messages).toEqual([
    'WHEN_IMPOSSIBLE nobody can match: "not" takes away every brand that is left',
    'WHEN_IMPOSSIBLE nobody can match: "not" takes away every crawler that is left',
  ]);
});

it('finds a cohort of visitors: cohorts are of members', () => {
  const { marks, positions, messages } = findInExample(
    `{ "page": "home", "blocks": { "a": { "type": "text" }, "b": { "type": "text", "when": { "cohort": ▶["freshers"], "membership": ["visitor"] } }, "c": { "type": "text", "when": { "membership": ["visitor"], "not": { "cohort": ▶["none"] } } }, "d": { "type": "text", "when": { "cohort": ["freshers", "none"], "membership": ["visitor"] } }, "e": { "type": "text", "when": { "cohort": ["freshers"], "membership": ["visitor", "basic"] } } }, "order": ["a", "b", "c", "d", "e"] }`,
  );
  expect(positions).toEqual(marks);
  const message =
    'WHEN_IMPOSSIBLE nobody can match: visitors have no cohort, it is known of members only';
  expect(messages).toEqual([message, message]);
});
