import { expect, it } from 'vitest';
import { exampleExperiments } from '../experiments/example-experiments.ts';
import { findInExample } from '../find-in-example.ts';

it('finds experiments whose arms are never assigned on this page', () => {
  const experiments = exampleExperiments({ faq: { page: 'faq' }, home: {} });
  const { marks, positions, messages } = findInExample(
    `{ "page": "home", "blocks": { "a": { "type": "text" }, "b": { "type": "text" } }, "order": ["a", "b"],
      "variants": [
        { "name": "v", "when": { "experiment": { "home": ["b"], ▶"faq": ["b"] } }, "hide": ["a"] },
        { "name": "w", "when": { "not": { "experiment": { ▶"faq": ["b"] } } }, "hide": ["b"] }] }`,
    { experiments },
  );
  expect(positions).toEqual(marks);
  expect(messages).toEqual(
    marks.map(
      () =>
        'EXPERIMENT_OF_ANOTHER_PAGE experiment "faq" is one of page "faq": on page "home" nobody is assigned an arm of it',
    ),
  );
});
