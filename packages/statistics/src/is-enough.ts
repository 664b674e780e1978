import type { MetricSums, SummedKind } from './metric-sums.ts';

/** Units of an arm that an interval needs; the boundary is one of large numbers. */
const MIN_UNITS = 100;
/** Converted and not converted units that an interval of a share needs, and contributors of other kinds. */
const MIN_OF_EACH = 10;

/**
 * Whether the sums of two arms are enough for an interval. A share needs ten units of each kind in the smaller arm,
 * were there no difference. A mean or ratio needs 100 units and ten contributors: by (sum y) squared over sum y squared,
 * the number of equal contributors with the same sums (Kish, "Survey sampling", 1965, section 11.7). For a share that is
 * the number of conversions. One unit with an enormous measure therefore has no interval.
 */
export const isEnough = (kind: SummedKind, arm: MetricSums, control: MetricSums): boolean => {
  if (arm.units < 2 || control.units < 2) return false;
  if (kind === 'share') {
    const pooled = (arm.sum + control.sum) / (arm.units + control.units);
    const fewest = Math.min(arm.units, control.units);
    return fewest * Math.min(pooled, 1 - pooled) >= MIN_OF_EACH;
  }
  return [arm, control].every(
    (sums) => sums.units >= MIN_UNITS && contributors(sums.sum, sums.sumSquares) >= MIN_OF_EACH,
  );
};

/** A lift divides by control's value, which therefore needs contributors of its own. */
export const isEnoughForLift = (control: MetricSums): boolean =>
  contributors(control.sum, control.sumSquares) >= MIN_OF_EACH;

const contributors = (sum: number, squares: number): number =>
  squares > 0 ? sum ** 2 / squares : 0;
