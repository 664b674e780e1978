import { expect, it } from 'vitest';
import { findInExperiments } from '../find-in-experiments.ts';

const experimentWith = (range: string) =>
  `{ "x": { "page": "home", "unit": "visitor", "variants": { "control": 100 }, "status": "draft",
    "layer": { "name": "l", "range": ${range} } } }`;

it.each(['▶[0.5, 0.5]', '▶[1, 0]'])('finds a stretch that holds nobody: %s', (range) => {
  const { marks, positions, messages } = findInExperiments(experimentWith(range));
  expect(positions).toEqual(marks);
  expect(messages).toEqual([
    expect.stringMatching(/^LAYER_RANGE_EMPTY the range from .* holds nobody$/),
  ]);
});

it.each(['[▶-0.1, 1]', '[0, ▶1.1]'])(
  'leaves what is outside of the layer to the shape: %s',
  (range) => {
    const { marks, positions, messages } = findInExperiments(experimentWith(range));
    expect(positions).toEqual(marks);
    expect(messages).toEqual([
      expect.stringMatching(
        /^INVALID_VALUE x\.layer\.range\[[01]\] must be a number from 0 to 1, found /,
      ),
    ]);
  },
);
