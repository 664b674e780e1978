import type { Interval } from './confidence-sequence.ts';
import type { Estimate } from './estimates.ts';

/** The effect of an arm, with the variance of its estimator. */
export interface Effect {
  readonly value: number;
  readonly variance: number;
}

/** Control's value, and that value with the effect, as joint estimators. Every effect of an arm follows from them. */
export interface EffectParts {
  readonly base: number;
  readonly baseVariance: number;
  readonly changed: number;
  readonly changedVariance: number;
  readonly covariance: number;
}

/** What theta times the covariate leaves of the variance of a unit; Deng et al. 2013, see `cuped.ts`. */
const adjustedVariance = (estimate: Estimate, theta: number): number =>
  Math.max(
    0,
    estimate.variance +
      theta ** 2 * estimate.beforeVariance -
      2 * theta * estimate.beforeCovariance,
  );

/**
 * The difference is adjusted by theta times that of the covariate. Control's value is unadjusted in both parts, so that a
 * lift is in parts of what was measured.
 * @param theta 0 adjusts nothing.
 */
export const effectParts = (arm: Estimate, control: Estimate, theta = 0): EffectParts => ({
  base: control.value,
  baseVariance: control.variance / control.units,
  changed: arm.value - theta * (arm.before - control.before),
  changedVariance:
    adjustedVariance(arm, theta) / arm.units +
    (theta ** 2 * control.beforeVariance) / control.units,
  covariance: (theta * control.beforeCovariance) / control.units,
});

/** The arm's value less control's. */
export const differenceOf = (parts: EffectParts): Effect => ({
  value: parts.changed - parts.base,
  variance: varianceAt(parts, 1),
});

/**
 * The difference in parts of control's value, with the variance of the delta method: Deng, Knoblich and Lu, "Applying the
 * delta method in metric analytics", KDD 2018, section 3.2. Null where control's value is not above 0.
 */
export const liftOf = (parts: EffectParts): Effect | null => {
  const { base, changed } = parts;
  if (base <= 0) return null;
  const variance = varianceAt(parts, changed / base) / base ** 2;
  return { value: changed / base - 1, variance };
};

/**
 * The lifts that the data do not exclude: for a lift L the mean of `changed` - (1 + L) `base` is 0, and the interval has
 * all L whose mean is within its boundary. Fieller, "Some problems in interval estimation", Journal of the Royal
 * Statistical Society B 16 (1954), with a boundary that is valid at every check. It excludes no lift exactly where the
 * difference excludes 0. The symmetric interval of the delta method misses too often where control has few conversions.
 * @param errors half the width of the interval of a mean, in standard errors.
 * @returns null where control's value may be 0, so that every lift is possible.
 */
export const liftInterval = (
  { base, baseVariance, changed, changedVariance, covariance }: EffectParts,
  errors: number,
): Interval | null => {
  const squared = errors ** 2;
  const quadratic = base ** 2 - squared * baseVariance;
  if (base <= 0 || quadratic <= 0) return null;
  const linear = base * changed - squared * covariance;
  const constant = changed ** 2 - squared * changedVariance;
  const root = Math.sqrt(Math.max(0, linear ** 2 - quadratic * constant));
  return { low: (linear - root) / quadratic - 1, high: (linear + root) / quadratic - 1 };
};

/** Of `changed` less `ratio` times `base`. */
const varianceAt = (parts: EffectParts, ratio: number): number =>
  Math.max(
    0,
    parts.changedVariance + ratio ** 2 * parts.baseVariance - 2 * ratio * parts.covariance,
  );
