import { type Interval, sequenceHalfWidth } from './confidence-sequence.ts';

/** Converted and not converted units that an interval needs; the boundary is one of large numbers. */
const MIN_OF_EACH = 10;

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
  const converted = count.conversions;
  if (rate === null || converted < MIN_OF_EACH || count.units - converted < MIN_OF_EACH)
    return { rate, interval: null };
  const half = sequenceHalfWidth(count.units, varianceOf(count), sharedBy);
  return { rate, interval: within(rate, half, 0) };
};

/**
 * The difference of an arm's rate from control's, with a 95 % interval that is valid for any number of checks. It is
 * for one arm and one metric: over several of either, more than 5 % miss, unless they share the error. A unit of the
 * sequence is one of both arms together, as if each contributed to the difference by its share.
 * @param sharedBy how many intervals share the 5 % error.
 */
export const conversionDifference = (
  arm: ConversionCount,
  control: ConversionCount,
  sharedBy = 1,
): ConversionDifference => {
  const [armRate, controlRate] = [rateOf(arm), rateOf(control)];
  if (armRate === null || controlRate === null) return { difference: null, interval: null };
  const difference = armRate - controlRate;
  if (!isEnough(arm, control)) return { difference, interval: null };
  const units = arm.units + control.units;
  const variance = units * (varianceOf(arm) / arm.units + varianceOf(control) / control.units);
  const half = sequenceHalfWidth(units, variance, sharedBy);
  return { difference, interval: within(difference, half, -1) };
};

/** Whether each arm would have enough of both kinds were there no difference. */
const isEnough = (arm: ConversionCount, control: ConversionCount): boolean => {
  const pooled = (arm.conversions + control.conversions) / (arm.units + control.units);
  const fewest = Math.min(arm.units, control.units);
  return fewest * Math.min(pooled, 1 - pooled) >= MIN_OF_EACH;
};

const rateOf = ({ units, conversions }: ConversionCount): number | null =>
  units > 0 ? conversions / units : null;

/** Half a conversion more of each kind: an arm of no conversions is not one of no doubt. */
const varianceOf = ({ units, conversions }: ConversionCount): number => {
  const share = (conversions + 0.5) / (units + 1);
  return share * (1 - share);
};

const within = (middle: number, half: number, min: number): Interval => ({
  low: Math.max(min, middle - half),
  high: Math.min(1, middle + half),
});
