import type { MetricSums, SummedKind } from './metric-sums.ts';

/**
 * A metric in one arm, as the mean of independent contributions of its units (its influence function), together with
 * their joint distribution with the covariate.
 */
export interface Estimate {
  readonly units: number;
  readonly value: number;
  /** Of the contribution of one unit: the estimator's is this divided by `units`. */
  readonly variance: number;
  readonly before: number;
  readonly beforeVariance: number;
  /** Of a unit's contribution and its covariate. */
  readonly beforeCovariance: number;
}

/**
 * A metric from its sums; null where the sums define none, which are fewer than two units or a ratio by 0.
 *
 * A share's variance counts half a conversion more of each kind, so that an arm without conversions is not one without
 * doubt (Agresti and Coull, "Approximate is better than 'exact' for interval estimation of binomial proportions", The
 * American Statistician 52, 1998, gives the reason). A ratio's is that of the delta method: Deng, Knoblich and Lu,
 * "Applying the delta method in metric analytics", KDD 2018, section 3.1.
 * @throws RangeError for a share of more conversions than units, or of fewer than none.
 */
export const estimateMetric = (kind: SummedKind, sums: MetricSums): Estimate | null => {
  if (kind === 'share') refuseImpossibleShare(sums);
  if (sums.units < 2) return null;
  if (kind === 'ratio') return estimateRatio(sums);
  const { units, sum } = sums;
  const covariance = covarianceOf(units, sum, sums.before, sums.beforeProduct);
  return {
    units,
    value: sum / units,
    variance: kind === 'share' ? shareVariance(sums) : varianceOf(units, sum, sums.sumSquares),
    ...beforeOf(sums),
    beforeCovariance: covariance,
  };
};

/** A unit contributes (y - ratio x) / mean x to the deviation of the ratio. */
const estimateRatio = (sums: MetricSums): Estimate | null => {
  const { units, sum, divisor } = sums;
  if (divisor <= 0) return null;
  const ratio = sum / divisor;
  const scale = divisor / units;
  const spread =
    varianceOf(units, sum, sums.sumSquares) +
    ratio ** 2 * varianceOf(units, divisor, sums.divisorSquares) -
    2 * ratio * covarianceOf(units, sum, divisor, sums.product);
  const covariance =
    covarianceOf(units, sum, sums.before, sums.beforeProduct) -
    ratio * covarianceOf(units, divisor, sums.before, sums.beforeDivisorProduct);
  return {
    units,
    value: ratio,
    variance: Math.max(0, spread) / scale ** 2,
    ...beforeOf(sums),
    beforeCovariance: covariance / scale,
  };
};

const beforeOf = ({ units, before, beforeSquares }: MetricSums) => ({
  before: before / units,
  beforeVariance: varianceOf(units, before, beforeSquares),
});

const refuseImpossibleShare = ({ units, sum }: MetricSums): void => {
  if (!(sum >= 0 && sum <= units))
    throw new RangeError(`expected conversions of 0 to ${units} units, found ${sum}`);
};

const shareVariance = ({ units, sum }: MetricSums): number => {
  const share = (sum + 0.5) / (units + 1);
  return share * (1 - share);
};

/** Rounding can leave a variance of equal measures just below 0. */
const varianceOf = (units: number, sum: number, squares: number): number =>
  Math.max(0, covarianceOf(units, sum, sum, squares));

const covarianceOf = (units: number, first: number, second: number, product: number): number =>
  (product - (first * second) / units) / (units - 1);
