import { expect, it } from 'vitest';
import { findInExperiments } from '../find-in-experiments.ts';

it('finds an experiment without control', () => {
  const { marks, positions, messages } = findInExperiments(
    `{ "x": { "page": "home", "unit": "visitor", "variants": ▶{ "a": 50, "b": 50 }, "status": "draft" } }`,
  );
  expect(positions).toEqual(marks);
  expect(messages).toEqual([
    'CONTROL_MISSING experiment "x" has no arm "control" to measure the others against',
  ]);
});
