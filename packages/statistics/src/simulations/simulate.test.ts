import { expect, it } from 'vitest';
import { findBrokenPromises } from './find-broken-promises.ts';
import { formatSimulations } from './format-simulations.ts';
import { simulateAll } from './simulate.ts';
import { createSimulation } from './simulation.ts';

it('reads experiments on every day for 28 days, and breaks no promise', () => {
  const simulations = simulateAll({ withoutEffect: 30, withEffect: 30 });
  expect(findBrokenPromises(simulations, 3)).toEqual([]);
  const detected = Object.fromEntries(simulations.map((one) => [one.name, one.detected]));
  for (const name of ['A/B mean', 'A/B mean, covariate', 'A/B ratio', 'A/B ratio, covariate'])
    expect(detected[name], name).toBeGreaterThan(0.9);
  expect(detected['A/B sample ratio, an arm of 47%']).toBeGreaterThan(0.5);
  expect(detected['A/B time, ratio 1.3']).toBeGreaterThan(0.5);
  expect(formatSimulations(simulations).split('\n')).toHaveLength(simulations.length + 2);
});

it('names every promise that is broken', () => {
  const right = createSimulation({
    name: 'A/A mean',
    runs: 100,
    missed: 0.05,
    answered: 0.8,
    sampleRatioAlarms: 0.001,
    detected: 0.9,
    minDetected: 0.9,
    bias: 0.02,
    biasError: 0.001,
    saved: { measured: 0.26, theory: 0.25 },
  });
  const wrong = {
    ...right,
    missed: 0.06,
    missedLift: 0.07,
    answered: 0.79,
    detected: 0.89,
    sampleRatioAlarms: 0.002,
    bias: -0.03,
    saved: { measured: 0.23, theory: 0.25 },
  };
  expect(findBrokenPromises([right])).toEqual([]);
  const shared = { ...right, error: 0.05 / 6, missed: 0.01, missedLift: 0.008 };
  expect(findBrokenPromises([shared])).toEqual([
    'A/A mean: intervals of 0.01 of the experiments missed',
  ]);
  expect(findBrokenPromises([wrong])).toEqual([
    'A/A mean: intervals of 0.06 of the experiments missed',
    'A/A mean: lifts of 0.07 of the experiments missed',
    'A/A mean: only 0.79 of the experiments had an interval',
    'A/A mean: only 0.89 of the experiments were decided',
    'A/A mean: 0.002 of the experiments had an alarm of the sample ratio',
    'A/A mean: the effect is off by -0.03',
    'A/A mean: saved 0.23 of the variance, not 0.25',
  ]);
});
