import { expect, it } from 'vitest';
import { findInExperiments } from '../find-in-experiments.ts';

it('finds an audience without members', () => {
  const { marks, positions, messages } = findInExperiments(
    `{ "x": { "page": "home", "unit": "visitor", "variants": { "control": 100 }, "status": "draft",
      "when": { "device": ["phone"], "not": { "device": ▶["phone", "tablet"] } } } }`,
  );
  expect(positions).toEqual(marks);
  expect(messages).toEqual([
    'WHEN_IMPOSSIBLE nobody can match: "not" takes away every device that is left',
  ]);
});

it('finds that everybody of a named audience is excluded', () => {
  const audiences = new Map([
    ['pro', { name: 'Pro members', any: [{ membership: ['pro' as const] }] }],
  ]);
  const { marks, positions, messages } = findInExperiments(
    `{ "x": { "page": "home", "unit": "visitor", "variants": { "control": 100 }, "status": "draft",
      "when": { "audience": ▶["pro"], "membership": ["visitor"] } } }`,
    { audiences },
  );
  expect(positions).toEqual(marks);
  expect(messages).toEqual([
    'WHEN_IMPOSSIBLE nobody can match: nobody of "Pro members" meets the other conditions',
  ]);
});
