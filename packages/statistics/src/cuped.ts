import { differenceOf, effectParts } from './effects.ts';
import type { Estimate } from './estimates.ts';

/**
 * The coefficient of the covariate, pooled over all arms: Deng, Xu, Kohavi and Walker, "Improving the sensitivity of
 * online controlled experiments by utilizing pre-experiment data" (CUPED), WSDM 2013, equation 4. The covariance is that
 * within the arms, so that an effect does not enter it. 0 without a covariate that varies.
 *
 * The covariate must be complete before exposure: what an arm can change would be subtracted from its effect.
 */
export const thetaOf = (estimates: readonly Estimate[]): number => {
  const covariance = estimates.reduce(
    (sum, one) => sum + (one.units - 1) * one.beforeCovariance,
    0,
  );
  const variance = estimates.reduce((sum, one) => sum + (one.units - 1) * one.beforeVariance, 0);
  return variance > 0 ? covariance / variance : 0;
};

/** The share of the difference's variance that the covariate saves: the squared correlation in theory. */
export const savedVariance = (arm: Estimate, control: Estimate, theta: number): number => {
  const before = differenceOf(effectParts(arm, control)).variance;
  if (theta === 0 || before === 0) return 0;
  return Math.max(0, 1 - differenceOf(effectParts(arm, control, theta)).variance / before);
};
