import { expect, it } from 'vitest';
import { findInExperiments } from '../find-in-experiments.ts';

const experiment = (unit: string, range: string, status = 'draft', name = 'l') =>
  `{ "page": "home", "unit": ${unit}, "variants": { "control": 100 }, "layer": { "name": "${name}", "range": ${range} }, "status": "${status}" }`;

it('finds a layer with both visitors and seekers as units', () => {
  const { marks, positions, messages } = findInExperiments(`{
    "w": ${experiment('"seeker"', '[0, 0.1]', 'stopped')},
    "x": ${experiment('"visitor"', '[0, 0.3]')},
    "y": ${experiment('▶"seeker"', '[0.3, 0.6]')},
    "z": ${experiment('"seeker"', '[0.3, 0.6]', 'draft', 'other')} }`);
  expect(positions).toEqual(marks);
  expect(messages).toEqual([
    'LAYER_UNITS "y" assigns its arms to a seeker, but "x" of the same layer to a visitor: they would not exclude each other',
  ]);
});
