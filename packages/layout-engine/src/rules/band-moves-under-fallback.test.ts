import { expect, it } from 'vitest';
import { findInExample } from '../find-in-example.ts';

const page = (fallback: string, when: string, order = '"box", "jobs"') =>
  findInExample(`{ "page": "home",
  "blocks": { "box": { "type": "box", ${fallback} "slots": { "main": ["a"] } }, "a": { "type": "text" }, "jobs": { "type": "jobs" } },
  "order": [${order}],
  "variants": [{ "name": "v", "when": { ${when} }, "place": [{ "block": "jobs", "last": true, "in": "box.main" }] }] }`);

it('finds vacancies that a fallback can hide from some bands alone', () => {
  const { marks, positions, messages } = page(
    '"fallback": ▶{ "type": "text" },',
    '"experienceBand": [2]',
  );
  expect(positions).toEqual(marks);
  expect(messages).toEqual([
    'BAND_HIDES_VACANCIES block "jobs" (jobs) holds vacancies, but the fallback of block "box" can replace it for experienceBand 2 and not for experienceBand 1,3,4,5,6,7,8,9',
  ]);
});

it.each([
  ['a block without a fallback', '', '"experienceBand": [2]'],
  ['it for others than bands', '"fallback": { "type": "text" },', '"membership": ["pro"]'],
])('lets vacancies be moved under %s', (_, fallback, when) => {
  expect(page(fallback, when).messages).toEqual([]);
});
