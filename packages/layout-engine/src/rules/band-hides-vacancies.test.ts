import { expect, it } from 'vitest';
import { findInExample } from '../find-in-example.ts';

const layoutWith = (variants: string) => `{ "page": "home",
  "blocks": { "jobs": { "type": "jobs" }, "a": { "type": "text" }, "b": { "type": "text" } }, "order": ["jobs", "a", "b"],
  "variants": [${variants}] }`;

it('finds a band that does not see what others see', () => {
  const { marks, positions, messages } = findInExample(
    layoutWith(
      `{ "name": "v", "when": { "cohort": ["freshers"], "experienceBand": [2] }, "hide": [▶"jobs"] }`,
    ),
  );
  expect(positions).toEqual(marks);
  expect(messages).toEqual([
    'BAND_HIDES_VACANCIES block "Jobs" holds vacancies, but experienceBand 2 does not see it and experienceBand 1,3,4,5,6,7,8,9 does',
  ]);
});

it('finds a band that alone sees what is hidden from all others', () => {
  const { marks, positions } = findInExample(
    layoutWith(`{ "name": "v", "when": { "device": ["phone"] }, "hide": ["jobs"] },
      { "name": "w", "when": { "experienceBand": ▶[9] }, "show": ["jobs"] }`),
  );
  expect(positions).toEqual(marks);
});

it('counts vacancies that only older clients get as a fallback', () => {
  const { marks, positions, messages } = findInExample(`{ "page": "home",
  "blocks": { "jobs": { "type": "jobs" }, "a": { "type": "text", "fallback": { "type": "jobs" } } }, "order": ["jobs", "a"],
  "variants": [{ "name": "v", "when": { "experienceBand": [2] }, "hide": [▶"a"] }] }`);
  expect(positions).toEqual(marks);
  expect(messages).toEqual([
    'BAND_HIDES_VACANCIES block "Text" holds vacancies, but experienceBand 2 does not see it and experienceBand 1,3,4,5,6,7,8,9 does',
  ]);
});

it('lets bands move vacancies, and other fields hide them', () => {
  const { messages } = findInExample(
    layoutWith(`{ "name": "v", "when": { "experienceBand": [2] }, "order": ["a", "jobs", "b"] },
      { "name": "w", "when": { "membership": ["pro"] }, "hide": ["jobs"] },
      { "name": "x", "when": { "experienceBand": [3] }, "hide": ["a"] }`),
  );
  expect(messages).toEqual([]);
});
