import { type Experiments, NO_EXPERIMENTS } from '@broadsheet/contract/experiments';
import { expect, it } from 'vitest';
import { exampleTypes } from '../../editor/model/example-types.fixtures.ts';
import { blocksToSee } from '../blocks-to-see.ts';
import { newExperiment } from '../draft-experiments.ts';
import { freeOf, layerNames, overlapping, takenBy, widestFree } from './layers.ts';

const inLayer = (
  name: string,
  from: number,
  until: number,
  status: 'draft' | 'stopped' = 'draft',
) => ({
  ...newExperiment('home'),
  layer: { name, range: [from, until] as [number, number] },
  status,
});
const experiments: Experiments = {
  ...NO_EXPERIMENTS,
  byKey: new Map([
    ['late', inLayer('home', 0.7, 0.8)],
    ['early', inLayer('home', 0, 0.4)],
    ['gone', inLayer('home', 0.4, 0.6, 'stopped')],
    ['other', inLayer('footer', 0, 1)],
    ['none', newExperiment('home')],
  ]),
};

it('the free range of a layer is not used by other experiments', () => {
  expect(layerNames(experiments)).toEqual(['footer', 'home']);
  const taken = takenBy(experiments, 'home', 'mine');
  expect(taken.map(({ key }) => key)).toEqual(['early', 'late']);
  expect(freeOf(taken)).toEqual([
    { from: 0.4, until: 0.7 },
    { from: 0.8, until: 1 },
  ]);
  expect(widestFree(taken)).toEqual({ from: 0.4, until: 0.7 });
  expect(widestFree(takenBy(experiments, 'home', 'early'))).toEqual({ from: 0, until: 0.7 });
  expect(widestFree(takenBy(experiments, 'footer', 'mine'))).toBeNull();
  expect(overlapping({ from: 0.4, until: 0.7 }, taken)).toEqual([]);
  expect(overlapping({ from: 0.3, until: 0.75 }, taken).map(({ key }) => key)).toEqual([
    'early',
    'late',
  ]);
});

it('a block is selected by its title, in the order of the page', () => {
  const page = JSON.stringify({
    page: 'home',
    blocks: {
      inner: { type: 'text' },
      box: { type: 'box', slots: { main: ['inner'] } },
      out: { type: 'jobs' },
    },
    order: ['box'],
  });
  expect(blocksToSee(page, [...exampleTypes.values()])).toEqual([
    ['box', 'People who saw: Box (box)'],
    ['inner', 'People who saw: Text (inner)'],
  ]);
  expect(blocksToSee('{', [])).toEqual([]);
});
