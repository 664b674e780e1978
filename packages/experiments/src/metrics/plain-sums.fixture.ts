import type { Metric, Metrics } from '@broadsheet/contract/metrics';
import { type MetricSums, NO_UNITS } from '@broadsheet/statistics/metric-sums';
import type { Exposure } from '../recording/recorder.ts';
import type { MetricSumsRow } from './metric-sums.ts';

/** A value of one visitor; conversions have the value 1. */
export interface PlainMeasure {
  readonly visitor: string;
  readonly source: string;
  readonly value: number;
  readonly at: number;
}

const DAY_MS = 86_400_000;
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

const unitValueOf = (
  { kind, source, cap = Number.POSITIVE_INFINITY }: Metric,
  of: readonly PlainMeasure[],
) => {
  const values = of.filter((one) => one.source === source).map(({ value }) => value);
  if (kind === 'ratio') return values.reduce((sum, value) => sum + Math.min(value, cap), 0);
  if (kind === 'mean')
    return Math.min(
      cap,
      values.reduce((sum, value) => sum + value, 0),
    );
  return Math.min(1, values.length);
};

const add = (sums: MetricSums, y: number, x: number, c: number): MetricSums => ({
  units: sums.units + 1,
  sum: sums.sum + y,
  sumSquares: sums.sumSquares + y * y,
  divisor: sums.divisor + x,
  divisorSquares: sums.divisorSquares + x * x,
  product: sums.product + x * y,
  before: sums.before + c,
  beforeSquares: sums.beforeSquares + c * c,
  beforeProduct: sums.beforeProduct + y * c,
  beforeDivisorProduct: sums.beforeDivisorProduct + x * c,
});

/** The sums of visitors of one experiment by the definition of each metric, without any state. */
export const plainSums = (
  metrics: Metrics,
  exposures: readonly Exposure[],
  measures: readonly PlainMeasure[],
): MetricSumsRow[] => {
  const rows = new Map<string, MetricSumsRow>();
  const armsOf = (id: string) =>
    new Set(
      exposures
        .filter(({ assignment }) => assignment.unit.id === id)
        .map(({ assignment }) => assignment.arm),
    );
  for (const [metric, definition] of metrics)
    for (const { assignment, brand, cohort, at } of exposures) {
      const { arm, bucketVersion, unit } = assignment;
      if (armsOf(unit.id).size > 1) continue;
      const day = dayOf(at);
      const own = measures.filter(({ visitor }) => visitor === unit.id);
      const after = own.filter((one) => one.at >= at && one.at < at + definition.window * DAY_MS);
      const start = Date.parse(day);
      const before = own.filter((one) => one.at < start && one.at >= start - 14 * DAY_MS);
      const y = unitValueOf(definition, after);
      const x = after.filter(({ source }) => source === definition.of).length;
      const first = Math.min(
        ...after.filter(({ source }) => source === definition.source).map((one) => one.at),
      );
      const lag = definition.kind === 'time' ? Math.floor((first - at) / DAY_MS) : 0;
      const key = JSON.stringify([bucketVersion, metric, day, arm, brand, cohort]);
      const row = rows.get(key) ?? {
        bucketVersion,
        metric,
        arm,
        brand,
        cohort,
        day,
        sums: NO_UNITS,
        events: {},
      };
      const events = y > 0 ? { ...row.events, [lag]: (row.events[lag] ?? 0) + 1 } : row.events;
      rows.set(key, { ...row, events, sums: add(row.sums, y, x, unitValueOf(definition, before)) });
    }
  return [...rows].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, row]) => row);
};
