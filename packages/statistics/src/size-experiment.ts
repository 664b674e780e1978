import normalQuantile from '@stdlib/stats-base-dists-normal-quantile';
import { sequenceHalfWidth } from './confidence-sequence.ts';

const POWER = 0.8;
/** More people than there are: an effect that needs them cannot be seen, and larger numbers have no next integer. */
const MAX_UNITS = 1e12;

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
 * @returns null where more than 10^12 units would be needed.
 * @throws RangeError for an effect that is not above 0, or for what is no finite number.
 */
export const unitsForEffect = ({
  variances: [first, second],
  effect,
  power = POWER,
  sharedBy = 1,
}: EffectSize): number | null => {
  refuseUnless(effect > 0, 'an effect above 0', effect);
  for (const variance of [first, second])
    refuseUnless(variance >= 0, 'a variance of at least 0', variance);
  refuseUnless(power > 0 && power < 1, 'a power between 0 and 1', power);
  refuseUnless(sharedBy >= 1, 'an error shared by 1 or more', sharedBy);
  const reserve = normalQuantile(power, 0, 1);
  const isEnough = (units: number): boolean =>
    sequenceHalfWidth(2 * units, 2 * (first + second), sharedBy) +
      reserve * Math.sqrt((first + second) / units) <=
    effect;
  if (!isEnough(MAX_UNITS)) return null;
  let [tooFew, enough] = [0, MAX_UNITS];
  while (enough - tooFew > 1) {
    const middle = Math.floor((tooFew + enough) / 2);
    if (isEnough(middle)) enough = middle;
    else tooFew = middle;
  }
  return enough;
};

const refuseUnless = (isRight: boolean, expected: string, found: number): void => {
  if (!isRight || !Number.isFinite(found))
    throw new RangeError(`expected ${expected}, found ${found}`);
};

export interface SizeInput {
  /** Of units that convert now: 0 to 1. */
  readonly rate: number;
  /** What should show, in shares: 0.02 is from 10 % to 12 %. */
  readonly difference: number;
}

/**
 * Units that each of two arms needs until a difference of rates shows; null where the better rate would be above 1, or
 * the difference is too small to be seen.
 */
export const unitsNeeded = ({ rate, difference }: SizeInput): number | null => {
  refuseUnless(rate >= 0 && rate <= 1, 'a rate of 0 to 1', rate);
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
