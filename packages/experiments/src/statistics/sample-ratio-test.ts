import jStat from 'jstat';

/** Below it the arms are not assigned as configured; one correct experiment in 1,000 falls below. */
const ALARM_BELOW = 0.001;
/** Fewer expected units of an arm than this make the chi-square distribution a bad approximation. */
const MIN_EXPECTED = 5;

export interface SampleRatio {
  /** Probability of a split at least this uneven when arms are assigned by their weights, 0 to 1. */
  readonly pValue: number;
  /** Infinite when an arm of no weight has units. */
  readonly chiSquare: number;
  readonly degrees: number;
  readonly alarm: boolean;
}

/**
 * Pearson's chi-square test of units per arm against the weights. It is a test for a single check: daily checks produce
 * a false alarm more often than once in 1,000.
 * @param observed units by arm; an arm without a weight counts as one of weight 0.
 * @param weights in any unit, such as percent; only their ratios count.
 */
export const sampleRatioTest = (
  observed: Readonly<Record<string, number>>,
  weights: Readonly<Record<string, number>>,
): SampleRatio => {
  const arms = [...new Set([...Object.keys(weights), ...Object.keys(observed)])];
  const cells = arms.map((arm) => ({
    units: own(observed, arm),
    weight: own(weights, arm),
  }));
  const units = cells.reduce((sum, cell) => sum + cell.units, 0);
  const weight = cells.reduce((sum, cell) => sum + cell.weight, 0);
  const assigned = cells.filter((cell) => cell.weight > 0);
  const degrees = Math.max(0, assigned.length - 1);
  if (cells.some((cell) => cell.weight === 0 && cell.units > 0))
    return { pValue: 0, chiSquare: Number.POSITIVE_INFINITY, degrees, alarm: true };
  if (units === 0 || degrees === 0) return { pValue: 1, chiSquare: 0, degrees, alarm: false };
  const expected = assigned.map((cell) => (units * cell.weight) / weight);
  const chiSquare = assigned.reduce(
    (sum, cell, index) => sum + (cell.units - (expected[index] ?? 0)) ** 2 / (expected[index] ?? 1),
    0,
  );
  const pValue = chiSquareTail(chiSquare, degrees);
  const alarm = pValue < ALARM_BELOW && Math.min(...expected) >= MIN_EXPECTED;
  return { pValue, chiSquare, degrees, alarm };
};

/** The tail probability of a chi-square distribution; accurate to 1e-15, so 0 means less than that. */
export const chiSquareTail = (chiSquare: number, degrees: number): number =>
  Math.max(0, 1 - jStat.chisquare.cdf(chiSquare, degrees));

const own = (counts: Readonly<Record<string, number>>, arm: string): number =>
  Object.hasOwn(counts, arm) ? (counts[arm] ?? 0) : 0;
