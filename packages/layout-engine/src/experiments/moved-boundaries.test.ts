import { type Experiment, NO_EXPERIMENTS } from '@broadsheet/contract/experiments';
import { describe, expect, it } from 'vitest';
import { exampleExperiments } from './example-experiments.ts';
import { movedBoundaries } from './moved-boundaries.ts';
import { parseExperiments } from './parse-experiments.ts';

const running: Experiment = {
  page: 'home',
  unit: 'visitor',
  variants: { control: 50, b: 50 },
  layer: { name: 'l', range: [0, 0.5] },
  coverage: 0.5,
  status: 'running',
  bucketVersion: 3,
};
const compare = (before: Partial<Experiment>, now: Partial<Experiment>) => {
  const text = JSON.stringify({ x: { ...running, ...now } }, null, 1);
  const { written } = parseExperiments('layouts/experiments.json', text);
  if (!written) throw new Error('the example must be of the right shape');
  return movedBoundaries(exampleExperiments({ x: { ...running, ...before } }), written).map(
    ({ code, line, message }) => `${code} ${line} ${message}`,
  );
};

describe('an experiment with assigned arms', () => {
  it.each<[string, Partial<Experiment>, number]>([
    ['weights', { variants: { control: 60, b: 40 } }, 5],
    ['arms', { variants: { control: 50, b: 50, c: 0 } }, 5],
    ['layer', { layer: { name: 'l', range: [0, 0.6] } }, 9],
    ['coverage', { coverage: 0.6 }, 16],
    ['unit', { unit: 'seeker' }, 4],
  ])('must not change its %s', (_, change, line) => {
    const moved = [expect.stringMatching(`^EXPERIMENT_BOUNDARIES_MOVED ${line} `)];
    expect(compare({}, change)).toEqual(moved);
    expect(compare({ status: 'stopped' }, change)).toEqual(moved);
    expect(compare({}, { ...change, status: 'stopped' })).toEqual(moved);
    expect(compare({}, { ...change, bucketVersion: 4 })).toEqual([]);
    expect(compare({ status: 'draft' }, change)).toEqual([]);
  });

  it('must not change the holdout while it runs', () => {
    const change = (holdout: number, more: Partial<Experiment> = {}) => {
      const file = {
        ...(holdout > 0 && { $holdout: { share: holdout } }),
        x: { ...running, ...more },
      };
      const { written } = parseExperiments(
        'layouts/experiments.json',
        JSON.stringify(file, null, 1),
      );
      const before = { ...NO_EXPERIMENTS, holdout: 0.05, byKey: new Map([['x', running]]) };
      return (written && movedBoundaries(before, written))?.map(({ code, line }) => [code, line]);
    };
    expect(change(0.05)).toEqual([]);
    expect(change(0.1)).toEqual([['EXPERIMENT_BOUNDARIES_MOVED', 3]]);
    expect(change(0)).toEqual([['EXPERIMENT_BOUNDARIES_MOVED', 1]]);
    expect(change(0.1, { bucketVersion: 4 })).toEqual([]);
    expect(change(0.1, { status: 'stopped' })).toEqual([]);
  });

  it('with a plan is no draft again, where the plan could change', () => {
    const plan = { primary: 'applied', effect: 0.05, days: 28 };
    const found = [expect.stringMatching('^PLAN_CHANGED 17 "x" has started with a plan')];
    expect(compare({ plan }, { plan, status: 'draft' })).toEqual(found);
    expect(compare({ plan, status: 'stopped' }, { plan, status: 'draft' })).toEqual(found);
    expect(compare({ plan }, { plan, status: 'draft', bucketVersion: 4 })).toEqual([]);
    expect(compare({ plan }, { plan, status: 'stopped' })).toEqual([]);
    expect(compare({}, { status: 'draft' })).toEqual([]);
  });

  it('may change its status, texts, audience, times and the order of its arms', () => {
    expect(
      compare(
        {},
        {
          status: 'stopped',
          hypothesis: 'Other words.',
          when: { brand: ['tech'] },
          until: '2027-01-01T00:00:00Z',
          variants: { b: 50, control: 50 },
        },
      ),
    ).toEqual([]);
  });

  it('may state a default explicitly', () => {
    const { coverage: _, bucketVersion: __, ...bare } = running;
    const text = JSON.stringify({ x: { ...bare, coverage: 1, bucketVersion: 1 } });
    const { written } = parseExperiments('layouts/experiments.json', text);
    const before = { ...NO_EXPERIMENTS, byKey: new Map([['x', bare]]) };
    expect(written && movedBoundaries(before, written)).toEqual([]);
  });

  it('must not return to an earlier bucketVersion', () => {
    expect(compare({}, { bucketVersion: 2 })).toEqual([
      'BUCKET_VERSION_LOWERED 18 the bucketVersion of "x" was 3 already: 2 would bring back arms from long ago',
    ]);
    expect(compare({ status: 'draft' }, { bucketVersion: 2 })).toHaveLength(1);
  });
});
