import type { NamedAudiences } from '@broadsheet/contract/named-audiences';
import { expect, it } from 'vitest';
import { findInExample } from '../find-in-example.ts';

const audiences: NamedAudiences = new Map([
  ['freshers', { name: 'Freshers', any: [{ experienceBand: [2] }, { cohort: ['freshers'] }] }],
  ['seniors', { name: 'Seniors', any: [{ experienceBand: [9], membership: ['pro'] }] }],
]);
const page = (fallback: string, when: string, order = '"box", "jobs"') =>
  findInExample(
    `{ "page": "home",
  "blocks": { "box": { "type": "box", ${fallback} "slots": { "main": ["a"] } }, "a": { "type": "text" }, "jobs": { "type": "jobs" } },
  "order": [${order}],
  "variants": [{ "name": "v", "when": { ${when} }, "place": [{ "block": "jobs", "last": true, "in": "box.main" }] }] }`,
    { audiences },
  );

it('finds vacancies that a fallback can hide from some bands alone', () => {
  const { marks, positions, messages } = page(
    '"fallback": ▶{ "type": "text" },',
    '"experienceBand": [2]',
  );
  expect(positions).toEqual(marks);
  expect(messages).toEqual([
    'BAND_HIDES_VACANCIES block "Jobs" holds vacancies, but the fallback of block "Box" can replace it for experienceBand 2 and not for experienceBand 1,3,4,5,6,7,8,9',
  ]);
});

it('finds it where the band is that of an audience', () => {
  const { marks, positions, messages } = page(
    '"fallback": ▶{ "type": "text" },',
    '"audience": ["freshers"], "membership": ["visitor"]',
  );
  expect(positions).toEqual(marks);
  expect(messages[0]).toContain('for experienceBand 2 and not for experienceBand 1,3,4,5,6,7,8,9');
});

it.each([
  ['a block without a fallback', '', '"experienceBand": [2]'],
  [
    'it for an audience whose bands the other conditions exclude',
    '"fallback": { "type": "text" },',
    '"not": { "audience": ["seniors"] }, "membership": ["visitor"]',
  ],
  ['it for others than bands', '"fallback": { "type": "text" },', '"membership": ["pro"]'],
])('lets vacancies be moved under %s', (_, fallback, when) => {
  expect(page(fallback, when).messages).toEqual([]);
});
