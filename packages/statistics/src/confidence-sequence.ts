/** Share of experiments whose interval ever misses the true value, for any number of checks. */
export const ALPHA = 0.05;
/** Units at which an interval is tightest for its width at all other sizes. */
const TIGHTEST_AT = 10_000;

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * Squared tuning parameter of the mixture, `rho` of the paper, for a size: its equation for the tightest boundary.
 * gbstats writes ln(1 - 2 ln alpha) instead of 1 + ln(-2 ln alpha): the widths differ by less than 1 %.
 */
const rhoSquared = (alpha: number, tightestAt: number): number =>
  (-2 * Math.log(alpha) + Math.log(-2 * Math.log(alpha)) + 1) / tightestAt;

/**
 * Half the width of the 95 % asymptotic confidence sequence of a mean: the normal mixture boundary of Waudby-Smith,
 * Arbour, Sinha, Kennedy and Ramdas, "Time-uniform central limit theory and asymptotic confidence sequences", Annals of
 * Statistics 52 (2024), theorem 2.2. It covers all sample sizes simultaneously.
 * @param units the sample size of the mean, above 0.
 * @param variance of one unit.
 * @param sharedBy how many intervals share the 5 % error (Bonferroni).
 */
export const sequenceHalfWidth = (
  units: number,
  variance: number,
  sharedBy = 1,
  tightestAt = TIGHTEST_AT,
): number => {
  const alpha = ALPHA / sharedBy;
  const rho = rhoSquared(alpha, tightestAt);
  const spread = units * rho + 1;
  return Math.sqrt(
    ((variance * 2 * spread) / (units ** 2 * rho)) * Math.log(Math.sqrt(spread) / alpha),
  );
};

/**
 * The evidence against a mean of 0, which the boundary above compares with 1 / alpha: the interval excludes 0 exactly
 * where this exceeds `sharedBy` / 5 %. An asymptotic e-process: its expectation is 1 at most without an effect, whenever
 * it is read.
 */
export const sequenceEvidence = (
  mean: number,
  units: number,
  variance: number,
  sharedBy = 1,
): number => {
  if (variance <= 0) return mean === 0 ? 1 : Number.POSITIVE_INFINITY;
  const spread = units * rhoSquared(ALPHA / sharedBy, TIGHTEST_AT) + 1;
  const squared = (mean ** 2 * units) / variance;
  return Math.exp((squared * (spread - 1)) / (2 * spread)) / Math.sqrt(spread);
};

/** What an effect cannot be beyond, such as a difference of shares beyond 1. */
export const limitTo = ({ low, high }: Interval, min: number, max: number): Interval => ({
  low: Math.min(max, Math.max(min, low)),
  high: Math.min(max, Math.max(min, high)),
});

export const around = (middle: number, half: number): Interval => ({
  low: middle - half,
  high: middle + half,
});
