import { expect, it } from 'vitest';
import { findInExperiments } from '../find-in-experiments.ts';

const experiment = (name: string, range: string, more = '"status": "draft"') =>
  `{ "page": "home", "unit": "visitor", "variants": { "control": 100 }, "layer": { "name": "${name}", "range": ${range} }, ${more} }`;
const find = (...all: string[]) =>
  findInExperiments(`{ ${all.map((text, index) => `"x${index}": ${text}`).join(',\n')} }`);

it('finds stretches of one layer that overlap, at each later one', () => {
  const { marks, positions, messages } = find(
    experiment('l', '[0, 0.5]'),
    experiment('l', '▶[0.4, 0.7]'),
    experiment('other', '[0, 1]'),
    experiment('l', '▶[0.6, 1]'),
  );
  expect(positions).toEqual(marks);
  expect(messages).toEqual([
    'LAYER_OVERLAP [0.4, 0.7] of layer "l" overlaps [0, 0.5], which "x0" above holds at the same time',
    'LAYER_OVERLAP [0.6, 1] of layer "l" overlaps [0.4, 0.7], which "x1" above holds at the same time',
  ]);
});

it.each([
  ['meet where one ends', experiment('l', '[0.5, 1]')],
  [
    'are one after the other',
    experiment('l', '[0, 1]', '"status": "draft", "from": "2027-01-01T00:00:00Z"'),
  ],
  ['were stopped', experiment('l', '[0, 1]', '"status": "stopped"')],
])('accepts ranges that %s', (_, other) => {
  const first = experiment('l', '[0, 0.5]', '"status": "running", "until": "2027-01-01T00:00:00Z"');
  expect(find(first, other).messages).toEqual([]);
  expect(find(other, first).messages).toEqual([]);
});
