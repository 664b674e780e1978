import { addSums, type MetricSums, type SummedKind } from './metric-sums.ts';

/** Units of an arm that an interval needs; the boundary is one of large numbers. */
const MIN_UNITS = 100;
/** Converted and not converted units that an interval of a share needs. */
const MIN_OF_EACH = 10;
/** Contributors that an interval of another kind needs. */
const MIN_CONTRIBUTORS = 20;

/**
 * Whether the sums of two arms are enough for an interval. A share needs ten units of each kind in the smaller arm,
 * were there no difference. A mean or ratio needs there 100 units and 20 contributors: by (sum y) squared over sum y
 * squared, the number of equal contributors with the same sums (Kish, "Survey sampling", 1965, section 11.7), which for
 * a share is the number of conversions. One unit with an enormous measure therefore has no interval. Both arms count
 * together: an arm whose large measures have not come yet would pass alone, and just then mislead.
 */
export const isEnough = (kind: SummedKind, arm: MetricSums, control: MetricSums): boolean => {
  const fewest = Math.min(arm.units, control.units);
  if (fewest < 2) return false;
  const { units, sum, sumSquares } = addSums(arm, control);
  if (kind === 'share') {
    const pooled = sum / units;
    return fewest * Math.min(pooled, 1 - pooled) >= MIN_OF_EACH;
  }
  const contributors = sumSquares > 0 ? sum ** 2 / sumSquares : 0;
  return fewest >= MIN_UNITS && (contributors * fewest) / units >= MIN_CONTRIBUTORS;
};
