import normalQuantile from '@stdlib/stats-base-dists-normal-quantile';
import { ALPHA } from './confidence-sequence.ts';
import { addSums, type MetricSums, type SummedKind } from './metric-sums.ts';

/** Units of an arm that an interval needs; the boundary is one of large numbers. */
const MIN_UNITS = 100;
/** Converted and not converted units that an interval of a share needs, with all of the error. */
const MIN_OF_EACH = 10;
/** Contributors that an interval of another kind needs, with all of the error. */
const MIN_CONTRIBUTORS = 30;

/**
 * Whether the sums of two arms are enough for an interval. A share needs ten units of each kind in the smaller arm,
 * were there no difference. A mean or ratio needs there 100 units and 30 contributors. Both arms count together: an arm
 * whose large measures have not come yet would pass alone, and just then mislead.
 *
 * Intervals that share the error need more: the farther out in the tails a boundary is, the later is a skewed mean
 * normal there. They need more by the cube of the critical value, which is measured, see `docs/statistics.md`.
 */
export const isEnough = (
  kind: SummedKind,
  arm: MetricSums,
  control: MetricSums,
  sharedBy: number,
): boolean => {
  const fewest = Math.min(arm.units, control.units);
  if (fewest < 2) return false;
  const both = addSums(arm, control);
  if (kind === 'share') {
    const pooled = both.sum / both.units;
    return fewest * Math.min(pooled, 1 - pooled) >= minConversions(sharedBy);
  }
  const contributors = (countContributors(kind, both) * fewest) / both.units;
  return fewest >= MIN_UNITS && contributors >= minContributors(sharedBy);
};

/** Units that converted, and units that did not, of which an interval needs so many in the smaller arm. */
export const minConversions = (sharedBy: number): number => MIN_OF_EACH * growthOf(sharedBy);

export const minContributors = (sharedBy: number): number => MIN_CONTRIBUTORS * growthOf(sharedBy);

/** The cube of the critical value of a normal variable with a part of the error, over that with all of it. */
const growthOf = (sharedBy: number): number =>
  (normalQuantile(ALPHA / (2 * sharedBy), 0, 1) / normalQuantile(ALPHA / 2, 0, 1)) ** 3;

/**
 * The number of equal contributors with the same sums, (sum y) squared over sum y squared: Kish, "Survey sampling", 1965,
 * section 11.7. For a share it is the number of conversions, and for one unit with an enormous measure near 1. A ratio
 * has the fewer of its numerator and its denominator.
 */
export const countContributors = (
  kind: Exclude<SummedKind, 'share'>,
  { sum, sumSquares, divisor, divisorSquares }: MetricSums,
): number => {
  const ofMeasure = contributorsOf(sum, sumSquares);
  return kind === 'ratio'
    ? Math.min(ofMeasure, contributorsOf(divisor, divisorSquares))
    : ofMeasure;
};

const contributorsOf = (sum: number, squares: number): number =>
  squares > 0 ? sum ** 2 / squares : 0;
