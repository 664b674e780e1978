import { expect, it } from 'vitest';
import { exampleExperiments } from '../experiments/example-experiments.ts';
import { findInExample } from '../find-in-example.ts';

it('finds arms that the experiment does not have, positive and negated', () => {
  const experiments = exampleExperiments({ order: { variants: { control: 50, bold: 50 } } });
  const { marks, positions, messages, findings } = findInExample(
    `{ "page": "home", "blocks": { "a": { "type": "text" },
      "b": { "type": "text", "when": { "not": { "experiment": { "order": [▶"bald", "bold"] } } } } }, "order": ["a", "b"],
      "variants": [{ "name": "v", "when": { "experiment": { "order": ["control", ▶"to-string"] } }, "hide": ["a"] }] }`,
    { experiments },
  );
  expect(positions).toEqual(marks);
  expect(messages).toEqual([
    'UNKNOWN_ARM experiment "order" has no arm "bald"',
    'UNKNOWN_ARM experiment "order" has no arm "to-string"',
  ]);
  expect(findings[0]?.mend).toBe('Did you mean "bold"?');
});
