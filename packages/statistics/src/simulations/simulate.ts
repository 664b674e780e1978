import { createRandom } from '../random.ts';
import { POPULATIONS, type Population } from './populations.ts';
import { runDecisions } from './run-decisions.ts';
import { type RunOptions, raisesAlarm, runExperiment } from './run-experiment.ts';
import { MEAN_RATE, runStratifiedExperiment } from './run-stratified-experiment.ts';
import { runTimeExperiment } from './run-time-experiment.ts';

/** What many experiments of one kind showed; shares of the experiments unless said otherwise. */
export interface Simulation {
  readonly name: string;
  readonly runs: number;
  /** With an interval that missed the true effect on any day. */
  readonly missed: number;
  /** The same of the lift, and for times of the ratio of hazards. */
  readonly missedLift: number;
  readonly sampleRatioAlarms: number;
  /** That found an effect by the last day; without one, a false alarm. */
  readonly detected: number;
  /** The mean estimate of the effect less the true one, in parts of the metric without an effect. */
  readonly bias: number;
  /** The standard error of that mean. */
  readonly biasError: number;
  /** Of the variance, by the covariate, on the last day: measured on average, and in theory. */
  readonly saved: { readonly measured: number; readonly theory: number } | null;
}

export interface SimulationSize {
  readonly withoutEffect: number;
  readonly withEffect: number;
}

const SEED = 20_261_129;
/** The true lift of each kind, and the true ratio of hazards. */
const LIFT = 0.15;
/** The weight of the arm. */
const [EVEN, SMALL] = [0.5, 0.1];
/** Of an arm that should have half of the units. */
const WRONG = 0.47;
/** One alarm in 1,000 needs many runs, which are short without measures. */
const CHEAP_RUNS = 20;
const HAZARD_RATIO = 1.3;

/** A/A and A/B experiments of each kind of metric, with and without a covariate. */
export const simulateAll = ({ withoutEffect, withEffect }: SimulationSize): Simulation[] => [
  ...[0, LIFT].flatMap((lift) =>
    POPULATIONS.flatMap((population) =>
      (population.saving === null ? [false] : [false, true]).map((adjusted) =>
        simulate(
          population,
          { lift, adjusted, weight: EVEN },
          lift === 0 ? withoutEffect : withEffect,
        ),
      ),
    ),
  ),
  ...POPULATIONS.map((population) =>
    simulate(population, { lift: 0, adjusted: false, weight: SMALL }, withoutEffect),
  ),
  simulateStrata(0, withoutEffect),
  simulateStrata(LIFT, withEffect),
  simulateTimes(1, withoutEffect),
  simulateTimes(HAZARD_RATIO, withEffect),
  simulateLateConversions(withoutEffect),
  simulateDecisions(withoutEffect),
  simulateSampleRatio(EVEN, withoutEffect * CHEAP_RUNS),
  simulateSampleRatio(WRONG, withEffect),
];

const simulate = (population: Population, options: RunOptions, runs: number): Simulation => {
  const random = createRandom(SEED + population.name.length);
  const all = Array.from({ length: runs }, () => runExperiment(population, options, random));
  const shareOf = (is: (run: (typeof all)[number]) => boolean): number =>
    all.filter(is).length / runs;
  const meanOf = (of: (run: (typeof all)[number]) => number): number =>
    all.reduce((sum, run) => sum + of(run), 0) / runs;
  const { lift, adjusted, weight } = options;
  return {
    name: `${labelOf(lift)} ${population.name}${adjusted ? ', covariate' : ''}${weight === SMALL ? ', arm of 10%' : ''}`,
    runs,
    missed: shareOf(({ missed }) => missed),
    missedLift: shareOf(({ missedLift }) => missedLift),
    sampleRatioAlarms: shareOf(({ sampleRatioAlarm }) => sampleRatioAlarm),
    detected: shareOf(({ detected }) => detected),
    ...biasOf(all.map(({ last }) => (last.difference?.value ?? 0) / population.value - lift)),
    saved:
      adjusted && population.saving !== null
        ? { measured: meanOf(({ last }) => last.savedVariance), theory: population.saving }
        : null,
  };
};

const simulateStrata = (lift: number, runs: number): Simulation => {
  const random = createRandom(SEED);
  const all = Array.from({ length: runs }, () => runStratifiedExperiment(lift, random));
  return {
    ...falseAlarms(
      `${labelOf(lift)} share in two strata`,
      runs,
      all.filter(({ missed }) => missed).length / runs,
    ),
    missedLift: all.filter(({ missedLift }) => missedLift).length / runs,
    detected: all.filter(({ detected }) => detected).length / runs,
    ...biasOf(all.map(({ last }) => (last.difference?.value ?? 0) / MEAN_RATE - lift)),
  };
};

const simulateTimes = (ratio: number, runs: number): Simulation => {
  const random = createRandom(SEED);
  const all = Array.from({ length: runs }, () => runTimeExperiment(ratio, random));
  const missed = all.filter((run) => run.missed).length / runs;
  return {
    name: `${labelOf(ratio - 1)} time`,
    runs,
    missed,
    missedLift: missed,
    sampleRatioAlarms: 0,
    detected: all.filter(({ detected }) => detected).length / runs,
    ...biasOf(all.map(({ last }) => (last.hazardRatio ?? 1) - ratio)),
    saved: null,
  };
};

const biasOf = (deviations: readonly number[]) => {
  const count = deviations.length;
  const bias = deviations.reduce((sum, one) => sum + one, 0) / count;
  const squares = deviations.reduce((sum, one) => sum + (one - bias) ** 2, 0);
  return { bias, biasError: Math.sqrt(squares / (count - 1) / count) };
};

/** Shares that people of earlier days still raise: intervals are made for measures that are complete. */
const simulateLateConversions = (runs: number): Simulation => {
  const random = createRandom(SEED);
  const all = Array.from({ length: runs }, () => runTimeExperiment(1, random));
  const missed = all.filter(({ missedShare }) => missedShare).length / runs;
  return falseAlarms('A/A share, late conversions', runs, missed);
};

/** Decisions to ship or to roll back what changes nothing. */
const simulateDecisions = (runs: number): Simulation => {
  const random = createRandom(SEED);
  const all = Array.from({ length: runs }, () => runDecisions(random));
  const wrong = all.filter((decisions) =>
    decisions.some((one) => one === 'ship' || one === 'rollBack'),
  );
  return falseAlarms('A/A decisions, three metrics', runs, wrong.length / runs);
};

const simulateSampleRatio = (weight: number, runs: number): Simulation => {
  const random = createRandom(SEED);
  const alarms = Array.from({ length: runs }, () => raisesAlarm(weight, random));
  const share = alarms.filter((alarm) => alarm).length / runs;
  const name = `${labelOf(weight - EVEN)} sample ratio, an arm of ${weight * 100}%`;
  const isFalse = weight === EVEN;
  return {
    ...falseAlarms(name, runs, 0),
    sampleRatioAlarms: isFalse ? share : 0,
    detected: share,
  };
};

const falseAlarms = (name: string, runs: number, missed: number): Simulation => ({
  name,
  runs,
  missed,
  missedLift: missed,
  sampleRatioAlarms: 0,
  detected: missed,
  bias: 0,
  biasError: 0,
  saved: null,
});

const labelOf = (effect: number): string => (effect === 0 ? 'A/A' : 'A/B');
