import { type ArmComparison, compareArms } from '../compare-arms.ts';
import { addSums, NO_UNITS } from '../metric-sums.ts';
import type { Random } from '../random.ts';
import { sampleRatioTest } from '../sample-ratio-test.ts';
import { countSuccesses } from './count-successes.ts';
import type { Population } from './populations.ts';

/** The days of an experiment, on each of which it is read. */
export const DAYS = 28;
/** New people of both arms on a day, of experiments on the sample ratio. */
const UNITS_PER_DAY = 200;

/** One experiment, as those saw it who read it on every day. */
export interface ExperimentRun {
  /** An interval of the difference, or of the lift, missed the true effect on some day. */
  readonly missed: boolean;
  readonly missedLift: boolean;
  /** The interval of the difference excluded 0 on some day. */
  readonly detected: boolean;
  readonly sampleRatioAlarm: boolean;
  readonly last: ArmComparison;
}

export interface RunOptions {
  readonly population: Population;
  /** New people of both arms on a day. */
  readonly unitsPerDay: number;
  /** Of the arm. */
  readonly weight: number;
  /** The true one. */
  readonly lift: number;
  /** By a covariate. */
  readonly adjusted: boolean;
  /** How many intervals share the error. */
  readonly sharedBy: number;
}

export const runExperiment = (
  { population, unitsPerDay, weight, lift, adjusted, sharedBy }: RunOptions,
  random: Random,
): ExperimentRun => {
  let [arm, control] = [NO_UNITS, NO_UNITS];
  let last = compareArms(population.kind, arm, control);
  const seen = { missed: false, missedLift: false, detected: false, sampleRatioAlarm: false };
  for (let day = 1; day <= DAYS; day += 1) {
    const ofArm = countSuccesses(unitsPerDay, weight, random);
    arm = addSums(arm, population.sampleSums(ofArm, lift, random));
    control = addSums(control, population.sampleSums(unitsPerDay - ofArm, 0, random));
    last = compareArms(population.kind, arm, control, { adjusted, sharedBy });
    const [difference, ofLift] = [last.difference?.interval, last.lift?.interval];
    const effect = lift * population.value;
    seen.missed ||= !!difference && (difference.low > effect || difference.high < effect);
    seen.missedLift ||= !!ofLift && (ofLift.low > lift || ofLift.high < lift);
    seen.detected ||= !!difference && (difference.low > 0 || difference.high < 0);
    seen.sampleRatioAlarm ||= sampleRatioTest(
      { control: control.units, b: arm.units },
      { control: 1 - weight, b: weight },
    ).alarm;
  }
  return { ...seen, last };
};

/** Whether the alarm of the sample ratio is ever raised over the days. @param weight the true one of an arm of 50 %. */
export const raisesAlarm = (weight: number, random: Random): boolean => {
  let [arm, alarm] = [0, false];
  for (let day = 1; day <= DAYS && !alarm; day += 1) {
    arm += countSuccesses(UNITS_PER_DAY, weight, random);
    const observed = { control: day * UNITS_PER_DAY - arm, b: arm };
    alarm = sampleRatioTest(observed, { control: 50, b: 50 }).alarm;
  }
  return alarm;
};
