import { createRandom } from '../random.ts';
import { LONG_TAILS, RARE_SHARES, WITH_COVARIATE } from './populations.ts';
import { type RunOptions, runExperiment } from './run-experiment.ts';
import {
  biasOf,
  createSimulation,
  labelOf,
  type Simulation,
  settingOf,
  shareOf,
} from './simulation.ts';

const SEED = 20_261_129;
const LIFT = 0.15;
const EVEN = { weight: 0.5, unitsPerDay: 200, sharedBy: 1, adjusted: false, lift: 0 };
/** A long tail has one contributor in a hundred people: fewer people a day would never have an interval. */
const EVEN_TAIL = { ...EVEN, population: LONG_TAILS, unitsPerDay: 600 };
/** A small error needs many runs, which are short where few people convert. */
const MANY = 5;

/** A/A and A/B experiments of each kind of metric, with and without a covariate. */
const EQUAL_ARMS: readonly RunOptions[] = [0, LIFT].flatMap((lift) => [
  ...WITH_COVARIATE.flatMap((population) =>
    [false, true].map((adjusted) => ({ ...EVEN, population, lift, adjusted })),
  ),
  { ...EVEN_TAIL, lift },
]);

/** Small arms, also with a small part of the error: the sums of the arm are far from normal there. */
const SMALL_ARMS: readonly RunOptions[] = [
  ...WITH_COVARIATE.map((population) => ({ ...EVEN, population, weight: 0.1 })),
  { ...EVEN, population: LONG_TAILS, weight: 0.1, unitsPerDay: 2_000 },
  { ...EVEN, population: LONG_TAILS, weight: 0.1, unitsPerDay: 5_000, sharedBy: 6 },
  { ...EVEN, population: LONG_TAILS, weight: 0.1, unitsPerDay: 8_000, sharedBy: 20 },
];

const RARE: readonly RunOptions[] = [6, 20].flatMap((sharedBy) =>
  [
    { weight: 0.1, unitsPerDay: 1_000 },
    { weight: 0.02, unitsPerDay: 5_000 },
  ].map((arm) => ({ ...EVEN, ...arm, population: RARE_SHARES, sharedBy })),
);

export const simulateMetrics = (withoutEffect: number, withEffect: number): Simulation[] => [
  ...EQUAL_ARMS.map((options) =>
    simulate(options, options.lift === 0 ? withoutEffect : withEffect),
  ),
  ...SMALL_ARMS.map((options) => simulate(options, withoutEffect)),
  ...RARE.map((options) => simulate(options, withoutEffect * MANY)),
];

const simulate = (options: RunOptions, runs: number): Simulation => {
  const { population, lift, adjusted, weight, sharedBy } = options;
  const random = createRandom(SEED + population.name.length);
  const all = Array.from({ length: runs }, () => runExperiment(options, random));
  const saved = all.reduce((sum, { last }) => sum + last.savedVariance, 0) / runs;
  return createSimulation({
    name: `${labelOf(lift)} ${population.name}${adjusted ? ', covariate' : ''}${settingOf(weight, sharedBy)}`,
    runs,
    error: 0.05 / sharedBy,
    missed: shareOf(all, ({ missed }) => missed),
    missedLift: shareOf(all, ({ missedLift }) => missedLift),
    answered: shareOf(all, ({ last }) => last.difference?.interval != null),
    sampleRatioAlarms: shareOf(all, ({ sampleRatioAlarm }) => sampleRatioAlarm),
    detected: shareOf(all, ({ detected }) => detected),
    ...biasOf(all.map(({ last }) => (last.difference?.value ?? 0) / population.value - lift)),
    saved:
      adjusted && population.saving !== null
        ? { measured: saved, theory: population.saving }
        : null,
  });
};
