import { compareArms } from './compare-arms.ts';
import { around, type Interval, limitTo, sequenceHalfWidth } from './confidence-sequence.ts';
import { estimateMetric } from './estimates.ts';
import { minConversions } from './is-enough.ts';
import { type MetricSums, shareSums } from './metric-sums.ts';

export interface ConversionCount {
  readonly units: number;
  /** Units that converted, at most `units`. */
  readonly conversions: number;
}

/** `interval` is null with too few units. */
export interface ConversionRate {
  /** Null without units. */
  readonly rate: number | null;
  readonly interval: Interval | null;
}

export interface ConversionDifference {
  /** The arm's rate less control's; null without units in either. */
  readonly difference: number | null;
  readonly interval: Interval | null;
}

/**
 * The conversion rate, with a 95 % interval that is valid for any number of checks.
 * @param sharedBy how many intervals share the 5 % error.
 */
export const conversionRate = (count: ConversionCount, sharedBy = 1): ConversionRate => {
  const rate = rateOf(count);
  const estimate = estimateMetric('share', sumsOf(count));
  const fewest = Math.min(count.conversions, count.units - count.conversions);
  if (rate === null || !estimate || fewest < minConversions(sharedBy))
    return { rate, interval: null };
  const half = sequenceHalfWidth(count.units, estimate.variance, sharedBy);
  return { rate, interval: limitTo(around(rate, half), 0, 1) };
};

/**
 * The difference of an arm's rate from control's, with a 95 % interval that is valid for any number of checks. It is
 * for one arm and one metric: over several of either, more than 5 % miss, unless they share the error.
 * @param sharedBy how many intervals share the 5 % error.
 */
export const conversionDifference = (
  arm: ConversionCount,
  control: ConversionCount,
  sharedBy = 1,
): ConversionDifference => {
  const [armRate, controlRate] = [rateOf(arm), rateOf(control)];
  if (armRate === null || controlRate === null) return { difference: null, interval: null };
  const { difference } = compareArms('share', sumsOf(arm), sumsOf(control), { sharedBy });
  return { difference: armRate - controlRate, interval: difference?.interval ?? null };
};

const rateOf = ({ units, conversions }: ConversionCount): number | null =>
  units > 0 ? conversions / units : null;

const sumsOf = ({ units, conversions }: ConversionCount): MetricSums =>
  shareSums(units, conversions);
