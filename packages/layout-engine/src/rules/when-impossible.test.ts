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

it('finds an audience that excludes the other conditions, and one that is wanted and refused', () => {
  const audiences = new Map([
    ['members', { name: 'Members', any: [{ membership: ['basic' as const, 'pro' as const] }] }],
  ]);
  const { marks, positions, messages } = findInExample(
    `{ "page": "home", "blocks": { "a": { "type": "text" }, "b": { "type": "text", "when": { "audience": ▶["members"], "membership": ["visitor"] } }, "c": { "type": "text", "when": { "audience": ▶["members"], "not": { "audience": ["members"] } } }, "d": { "type": "text", "when": { "membership": ["pro"], "not": { "audience": ▶["members"] } } } }, "order": ["a", "b", "c", "d"] }`,
    { audiences },
  );
  expect(positions).toEqual(marks);
  const message =
    'WHEN_IMPOSSIBLE nobody can match: nobody of "Members" meets the other conditions';
  expect(messages).toEqual([
    message,
    message,
    'WHEN_IMPOSSIBLE nobody can match: everybody left belongs to "Members"',
  ]);
});
