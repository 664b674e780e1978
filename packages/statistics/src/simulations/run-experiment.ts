import { type ArmComparison, compareArms } from '../compare-arms.ts';
import { addSums, NO_UNITS } from '../metric-sums.ts';
import type { Random } from '../random.ts';
import { sampleRatioTest } from '../sample-ratio-test.ts';
import { type Population, sampleSums } from './populations.ts';

/** The days of an experiment, on each of which it is read. */
export const DAYS = 28;
/** New people of both arms on a day. */
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
  readonly adjusted: boolean;
  readonly lift: number;
  readonly weight: number;
}

/**
 * @param options `adjusted` with a covariate; `lift` the true one; `weight` of the arm.
 */
export const runExperiment = (
  population: Population,
  { adjusted, lift, weight }: RunOptions,
  random: Random,
): ExperimentRun => {
  let [arm, control] = [NO_UNITS, NO_UNITS];
  let last = compareArms(population.kind, arm, control);
  const seen = { missed: false, missedLift: false, detected: false, sampleRatioAlarm: false };
  for (let day = 1; day <= DAYS; day += 1) {
    const ofArm = assignUnits(weight, random);
    arm = addSums(arm, sampleSums(population, ofArm, lift, random));
    control = addSums(control, sampleSums(population, UNITS_PER_DAY - ofArm, 0, random));
    last = compareArms(population.kind, arm, control, { adjusted });
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
    arm += assignUnits(weight, random);
    const observed = { control: day * UNITS_PER_DAY - arm, b: arm };
    alarm = sampleRatioTest(observed, { control: 50, b: 50 }).alarm;
  }
  return alarm;
};

const assignUnits = (weight: number, random: Random): number => {
  let units = 0;
  for (let unit = 0; unit < UNITS_PER_DAY; unit += 1) if (random.uniform() < weight) units += 1;
  return units;
};
