import { metricCap } from './metric-cap.ts';
import { metricDivisor } from './metric-divisor.ts';
import { metricKey } from './metric-key.ts';
import { metricNameTaken } from './metric-name-taken.ts';
import type { MetricRule } from './metric-rule.ts';
import { metricUnit } from './metric-unit.ts';

/** Rules about `layouts/metrics.json`, sorted by their codes. */
export const metricRules: readonly MetricRule[] = [
  metricCap,
  metricDivisor,
  metricKey,
  metricNameTaken,
  metricUnit,
];
