import type { Audience } from '@broadsheet/contract/audience';
import type { Brand } from '@broadsheet/contract/brand';
import type { MetricSums } from '@broadsheet/statistics/metric-sums';

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
