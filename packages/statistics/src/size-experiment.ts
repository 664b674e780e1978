import normalQuantile from '@stdlib/stats-base-dists-normal-quantile';
import { sequenceHalfWidth } from './confidence-sequence.ts';

const POWER = 0.8;

export interface EffectSize {
  /** Of one unit's contribution in each of the two arms; with a covariate, what it leaves of them. */
  readonly variances: readonly [number, number];
  /** The difference that should show. */
  readonly effect: number;
  /** The share of experiments with this effect in which it shows by then. */
  readonly power?: number;
  /** How many intervals share the 5 % error, see `sharedError`. */
  readonly sharedBy?: number;
}

/**
 * Units that each of two equal arms needs until the interval that is valid at every check excludes 0. The estimate is
 * normal around the effect, and has to exceed half of the interval's width; experiments that end earlier make the power
 * a little higher. An interval of a single check would need about half of the units, and be wrong at every other check.
 */
export const unitsForEffect = ({
  variances: [first, second],
  effect,
  power = POWER,
  sharedBy = 1,
}: EffectSize): number => {
  if (effect <= 0) throw new RangeError(`expected an effect above 0, found ${effect}`);
  const reserve = normalQuantile(power, 0, 1);
  const isEnough = (units: number): boolean =>
    sequenceHalfWidth(2 * units, 2 * (first + second), sharedBy) +
      reserve * Math.sqrt((first + second) / units) <=
    effect;
  let [tooFew, enough] = [0, 1];
  while (!isEnough(enough)) [tooFew, enough] = [enough, enough * 2];
  while (enough - tooFew > 1) {
    const middle = Math.floor((tooFew + enough) / 2);
    if (isEnough(middle)) enough = middle;
    else tooFew = middle;
  }
  return enough;
};

export interface SizeInput {
  /** Of units that convert now: 0 to 1. */
  readonly rate: number;
  /** What should show, in shares: 0.02 is from 10 % to 12 %. */
  readonly difference: number;
}

/** Units that each of two arms needs until a difference of rates shows; null where the better rate would be above 1. */
export const unitsNeeded = ({ rate, difference }: SizeInput): number | null => {
  const better = rate + difference;
  if (better > 1) return null;
  const variances = [rate * (1 - rate), better * (1 - better)] as const;
  return unitsForEffect({ variances, effect: difference });
};

export interface DaysInput {
  readonly unitsNeeded: number;
  readonly arms: number;
  /** New units per day, before coverage. */
  readonly unitsPerDay: number;
  readonly coverage: number;
}

/** Days until the smallest of equal arms is large enough; null without any traffic. */
export const daysNeeded = ({
  unitsNeeded: needed,
  arms,
  unitsPerDay,
  coverage,
}: DaysInput): number | null => {
  const perArm = (unitsPerDay * coverage) / arms;
  return perArm > 0 ? Math.max(1, Math.ceil(needed / perArm)) : null;
};
