import { expect, it } from 'vitest';
import { findInExperiments } from '../find-in-experiments.ts';

const find = (weights: string) =>
  findInExperiments(
    `{ "x": { "page": "home", "unit": "visitor", "variants": ${weights}, "status": "draft" } }`,
  );

it.each([
  ['99', '▶{ "control": 50, "b": 49 }'],
  ['100.1', '▶{ "control": 50.1, "b": 50 }'],
  ['0', '▶{ "control": 0 }'],
])('finds weights that sum to %s', (sum, weights) => {
  const { marks, positions, messages } = find(weights);
  expect(positions).toEqual(marks);
  expect(messages).toEqual([`WEIGHTS_SUM the weights of "x" sum to ${sum}, not to 100`]);
});

it('accepts a sum of 100 with rounding errors', () => {
  const tenths = ['control', 'b', 'c', 'd', 'e', 'f', 'g'].map(
    (arm) => `"${arm}": 14.2857142857142`,
  );
  expect(find(`{ ${tenths.join(', ')} }`).messages).toEqual([]);
  expect(find('{ "control": 33.3, "b": 33.3, "c": 33.4 }').messages).toEqual([]);
  expect(find('{ "control": 100, "b": 0 }').messages).toEqual([]);
});
