import type { Estimate } from './estimates.ts';

/** The effect of an arm, with the variance of its estimator. */
export interface Effect {
  readonly value: number;
  readonly variance: number;
}

/** What theta times the covariate explains of the variance of a unit; Deng et al. 2013, see `cuped.ts`. */
const adjustedVariance = (estimate: Estimate, theta: number): number =>
  Math.max(
    0,
    estimate.variance +
      theta ** 2 * estimate.beforeVariance -
      2 * theta * estimate.beforeCovariance,
  );

/**
 * The arm's value less control's, both adjusted by theta times the mean of the covariate.
 * @param theta 0 adjusts nothing.
 */
export const differenceOf = (arm: Estimate, control: Estimate, theta = 0): Effect => ({
  value: arm.value - control.value - theta * (arm.before - control.before),
  variance:
    adjustedVariance(arm, theta) / arm.units + adjustedVariance(control, theta) / control.units,
});

/**
 * The difference in parts of control's unadjusted value, by the delta method: Deng, Knoblich and Lu, "Applying the delta
 * method in metric analytics", KDD 2018, section 3.2. Its derivative by control's value is -(control + difference) /
 * control squared. Null for a control of 0.
 */
export const liftOf = (arm: Estimate, control: Estimate, theta = 0): Effect | null => {
  if (control.value === 0) return null;
  const difference = differenceOf(arm, control, theta).value;
  const slope = (control.value + difference) / control.value;
  const ofControl =
    slope ** 2 * control.variance +
    theta ** 2 * control.beforeVariance -
    2 * slope * theta * control.beforeCovariance;
  return {
    value: difference / Math.abs(control.value),
    variance:
      (adjustedVariance(arm, theta) / arm.units + Math.max(0, ofControl) / control.units) /
      control.value ** 2,
  };
};
