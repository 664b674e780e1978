import type { Audience } from '@broadsheet/contract/audience';
import type { Brand } from '@broadsheet/contract/brand';

/** Sums over the units of one arm: everything that an estimate needs. y is the value of a unit, x its divisor. */
export interface MetricSums {
  readonly units: number;
  readonly sum: number;
  readonly sumSquares: number;
  readonly divisor: number;
  readonly divisorSquares: number;
  readonly product: number;
  /** The same value of the 14 days before the day of exposure. */
  readonly before: number;
  readonly beforeSquares: number;
  readonly beforeProduct: number;
  readonly beforeDivisorProduct: number;
}

/** The units of an arm that were exposed on one day. */
export interface MetricSumsRow {
  readonly bucketVersion: number;
  readonly metric: string;
  readonly arm: string;
  readonly brand: Brand;
  readonly cohort: Audience['cohort'];
  /** The day of exposure in UTC, as `2026-11-29`. */
  readonly day: string;
  readonly sums: MetricSums;
  /** Units with their first event, by full days since exposure; more than one entry only of a metric of kind `time`. */
  readonly events: Readonly<Record<number, number>>;
}
