import { expect, it } from 'vitest';
import { exampleExperiments } from '../experiments/example-experiments.ts';
import { findInExample } from '../find-in-example.ts';

const layout = `{ "page": "home", "blocks": { "a": { "type": "text" },
    "b": { "type": "text", "when": { "not": { "experiment": { ▶"home-orde": ["b"] } } } }, "c": { "type": "text" } }, "order": ["a", "b", "c"],
  "variants": [{ "name": "v", "when": { "experiment": { ▶"constructor": ["b"], "home-order": ["b"] } }, "hide": ["a"] }] }`;

it('finds experiments that do not exist, positive and negated', () => {
  const experiments = exampleExperiments({ 'home-order': {} });
  const { marks, positions, messages, findings } = findInExample(layout, { experiments });
  expect(positions).toEqual(marks);
  expect(messages).toEqual([
    'UNKNOWN_EXPERIMENT layouts/experiments.json has no experiment "home-orde"',
    'UNKNOWN_EXPERIMENT layouts/experiments.json has no experiment "constructor"',
  ]);
  expect(findings.map(({ mend }) => mend)).toEqual([
    'Did you mean "home-order"?',
    'Known here: "home-order".',
  ]);
});

it('reports nothing while the experiments are unknown', () => {
  expect(findInExample(layout, { experiments: null }).messages).toEqual([]);
});
