import { createRandom } from '../random.ts';
import { type DecisionWorld, MARGIN, runDecisions } from './run-decisions.ts';
import { raisesAlarm } from './run-experiment.ts';
import { MEAN_RATE, runStratifiedExperiment } from './run-stratified-experiment.ts';
import { runTimeExperiment, type TimeOptions } from './run-time-experiment.ts';
import { simulateMetrics } from './simulate-metrics.ts';
import {
  biasOf,
  createSimulation,
  labelOf,
  type Simulation,
  settingOf,
  shareOf,
} from './simulation.ts';

export interface SimulationSize {
  readonly withoutEffect: number;
  readonly withEffect: number;
}

const SEED = 20_261_129;
const LIFT = 0.15;
/** The weight of the arm, and of one that should have it. */
const [EVEN, WRONG] = [0.5, 0.47];
/** One alarm in 1,000 needs many runs, which are short without measures. */
const CHEAP_RUNS = 20;
const SMALL_ARM = { unitsPerDay: [50, 450] } as const;
const EVEN_ARMS = { unitsPerDay: [50, 50], sharedBy: 1 } as const;

export const simulateAll = ({ withoutEffect, withEffect }: SimulationSize): Simulation[] => [
  ...simulateMetrics(withoutEffect, withEffect),
  simulateStrata(0, withoutEffect),
  simulateStrata(LIFT, withEffect),
  simulateTimes({ ...EVEN_ARMS, ratio: 1 }, withoutEffect),
  simulateTimes({ ...EVEN_ARMS, ratio: 1.3 }, withEffect),
  simulateTimes({ ...SMALL_ARM, ratio: 1, sharedBy: 1 }, withoutEffect),
  simulateTimes({ ...SMALL_ARM, ratio: 1, sharedBy: 6 }, withoutEffect),
  simulateTimes({ ...SMALL_ARM, ratio: 2, sharedBy: 1 }, withEffect),
  simulateLateConversions(withoutEffect),
  ...simulateAllDecisions(withoutEffect, withEffect),
  simulateSampleRatio(EVEN, withoutEffect * CHEAP_RUNS),
  simulateSampleRatio(WRONG, withEffect),
];

const simulateStrata = (lift: number, runs: number): Simulation => {
  const random = createRandom(SEED);
  const all = Array.from({ length: runs }, () => runStratifiedExperiment(lift, random));
  return createSimulation({
    name: `${labelOf(lift)} share in two strata`,
    runs,
    missed: shareOf(all, ({ missed }) => missed),
    missedLift: shareOf(all, ({ missedLift }) => missedLift),
    answered: shareOf(all, ({ last }) => last.difference?.interval != null),
    detected: shareOf(all, ({ detected }) => detected),
    ...biasOf(all.map(({ last }) => (last.difference?.value ?? 0) / MEAN_RATE - lift)),
  });
};

const simulateTimes = (options: TimeOptions, runs: number): Simulation => {
  const { ratio, sharedBy } = options;
  const random = createRandom(SEED);
  const [toArm, toControl] = options.unitsPerDay;
  const all = Array.from({ length: runs }, () => runTimeExperiment(options, random));
  return createSimulation({
    name: `${labelOf(ratio - 1)} time${ratio === 1 ? '' : `, ratio ${ratio}`}${settingOf(toArm / (toArm + toControl), sharedBy)}`,
    runs,
    error: 0.05 / sharedBy,
    missed: shareOf(all, ({ missed }) => missed),
    answered: shareOf(all, ({ last }) => last.interval !== null),
    detected: shareOf(all, ({ detected }) => detected),
    ...biasOf(all.map(({ last }) => (last.hazardRatio ?? 1) / ratio - 1)),
  });
};

/** Shares that people of earlier days still raise: intervals are made for measures that are complete. */
const simulateLateConversions = (runs: number): Simulation => {
  const random = createRandom(SEED);
  const all = Array.from({ length: runs }, () =>
    runTimeExperiment({ ...EVEN_ARMS, ratio: 1 }, random),
  );
  const missed = shareOf(all, ({ missedShare }) => missedShare);
  return createSimulation({ name: 'A/A share, late conversions', runs, missed });
};

/** What changes nothing is neither shipped nor rolled back; what is better is shipped, unless a guardrail is too bad. */
const simulateAllDecisions = (withoutEffect: number, withEffect: number): Simulation[] => [
  simulateDecisions('A/A decisions', { primary: 0, guardrail: 0 }, withoutEffect, {
    wrong: ['ship', 'rollBack'],
  }),
  simulateDecisions(
    'A/B decisions, a guardrail at its margin',
    { primary: LIFT, guardrail: -MARGIN },
    withEffect,
    { wrong: ['ship', 'rollBack'] },
  ),
  simulateDecisions('A/B decisions, better', { primary: LIFT, guardrail: 0 }, withEffect, {
    wrong: ['rollBack'],
    right: 'ship',
  }),
  simulateDecisions('A/B decisions, worse', { primary: -LIFT, guardrail: 0 }, withEffect, {
    wrong: ['ship'],
    right: 'rollBack',
  }),
];

interface Answers {
  readonly wrong: readonly string[];
  readonly right?: string;
}

const simulateDecisions = (
  name: string,
  world: DecisionWorld,
  runs: number,
  { wrong, right }: Answers,
): Simulation => {
  const random = createRandom(SEED);
  const all = Array.from({ length: runs }, () => runDecisions(world, random));
  const missed = shareOf(all, (decisions) => decisions.some((one) => wrong.includes(one)));
  if (right === undefined) return createSimulation({ name, runs, missed });
  const detected = shareOf(all, (decisions) => decisions.some((one) => one === right));
  return createSimulation({ name, runs, missed, detected, minDetected: 0.9 });
};

const simulateSampleRatio = (weight: number, runs: number): Simulation => {
  const random = createRandom(SEED);
  const alarms = Array.from({ length: runs }, () => raisesAlarm(weight, random));
  const detected = shareOf(alarms, (alarm) => alarm);
  return createSimulation({
    name: `${labelOf(weight - EVEN)} sample ratio, an arm of ${weight * 100}%`,
    runs,
    missed: 0,
    detected,
    sampleRatioAlarms: weight === EVEN ? detected : 0,
  });
};
