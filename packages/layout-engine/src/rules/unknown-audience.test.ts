import { expect, it } from 'vitest';
import { findInExample } from '../find-in-example.ts';

const layout = `{ "page": "home", "blocks": { "a": { "type": "text" },
    "b": { "type": "text", "when": { "not": { "audience": [▶"fresher"] } } } }, "order": ["a", "b"],
  "variants": [{ "name": "v", "when": { "audience": ["freshers", ▶"constructor"] }, "hide": ["a"] }] }`;
const audiences = new Map([
  ['freshers', { name: 'Freshers', any: [{ cohort: ['freshers' as const] }] }],
]);

it('finds audiences that do not exist, wanted and refused', () => {
  const { marks, positions, messages, findings } = findInExample(layout, { audiences });
  expect(positions).toEqual(marks);
  expect(messages).toEqual([
    'UNKNOWN_AUDIENCE layouts/audiences.json has no audience "fresher"',
    'UNKNOWN_AUDIENCE layouts/audiences.json has no audience "constructor"',
  ]);
  expect(findings.map(({ mend }) => mend)).toEqual([
    'Did you mean "freshers"?',
    'Known here: "freshers".',
  ]);
});

it('reports nothing while the audiences are unknown', () => {
  expect(findInExample(layout, { audiences: null }).messages).toEqual([]);
});
