import { expect, it } from 'vitest';
import { findInExperiments } from '../find-in-experiments.ts';

const text = `{ "x": { "page": "home", "unit": "visitor", "variants": { "control": 100 }, "status": "draft",
    "when": { "audience": ["freshers", ▶"fresher"], "not": { "audience": [▶"constructor"] } } } }`;
const audiences = new Map([
  ['freshers', { name: 'Freshers', any: [{ cohort: ['freshers' as const] }] }],
]);

it('finds audiences that do not exist, wanted and refused', () => {
  const { marks, positions, messages, findings } = findInExperiments(text, { audiences });
  expect(positions).toEqual(marks);
  expect(messages).toEqual([
    'UNKNOWN_AUDIENCE layouts/audiences.json has no audience "fresher"',
    'UNKNOWN_AUDIENCE layouts/audiences.json has no audience "constructor"',
  ]);
  expect(findings[0]?.mend).toBe('Did you mean "freshers"?');
});

it('reports nothing while the audiences are unknown', () => {
  expect(findInExperiments(text, { audiences: null }).messages).toEqual([]);
});
