/**
 * How a metric is measured: `share` of units that did something, `mean` of a measure per unit, `ratio` of two measures
 * per unit, or `time` until an event.
 */
export type MetricKind = 'share' | 'mean' | 'ratio' | 'time';

/** The kinds that are estimated from sums; `time` has counts by day, see `log-rank.ts`. */
export type SummedKind = Exclude<MetricKind, 'time'>;

/**
 * Sums over the units of one arm: sufficient statistics of a metric. Measures are counts, amounts or durations, none
 * below 0. Whoever sums also winsorises: a measure above a fixed cap counts as the cap. A cap that is chosen before the
 * start, or from the measures before exposure, does not depend on the result; a percentile of the result would.
 */
export interface MetricSums {
  readonly units: number;
  /** Of the measure y. A share's y is 1 or 0, a ratio's is the numerator. */
  readonly sum: number;
  readonly sumSquares: number;
  /** Of the denominator x of a ratio; 0 for other kinds, as its squares and products. */
  readonly divisor: number;
  readonly divisorSquares: number;
  /** Of x times y. */
  readonly product: number;
  /** Of the covariate c, the measure before exposure; 0 without one, as its squares and products. */
  readonly before: number;
  readonly beforeSquares: number;
  /** Of y times c. */
  readonly beforeProduct: number;
  /** Of x times c. */
  readonly beforeDivisorProduct: number;
}

export const NO_UNITS: MetricSums = {
  units: 0,
  sum: 0,
  sumSquares: 0,
  divisor: 0,
  divisorSquares: 0,
  product: 0,
  before: 0,
  beforeSquares: 0,
  beforeProduct: 0,
  beforeDivisorProduct: 0,
};

/** The sums of the units of all parts together. A unit is in one part only. */
export const addSums = (...parts: readonly MetricSums[]): MetricSums =>
  parts.reduce(
    (total, part) => ({
      units: total.units + part.units,
      sum: total.sum + part.sum,
      sumSquares: total.sumSquares + part.sumSquares,
      divisor: total.divisor + part.divisor,
      divisorSquares: total.divisorSquares + part.divisorSquares,
      product: total.product + part.product,
      before: total.before + part.before,
      beforeSquares: total.beforeSquares + part.beforeSquares,
      beforeProduct: total.beforeProduct + part.beforeProduct,
      beforeDivisorProduct: total.beforeDivisorProduct + part.beforeDivisorProduct,
    }),
    NO_UNITS,
  );

/** The sums of a share without a covariate. */
export const shareSums = (units: number, conversions: number): MetricSums => ({
  ...NO_UNITS,
  units,
  sum: conversions,
  sumSquares: conversions,
});
