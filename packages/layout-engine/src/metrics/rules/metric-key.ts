import { MetricKey } from '@broadsheet/contract/metrics';
import Value from 'typebox/value';
import type { MetricRule } from './metric-rule.ts';

/** Experiments name metrics by their keys, and could not name these. */
export const metricKey: MetricRule = {
  code: 'METRIC_KEY',
  check: (metrics, report) => {
    for (const key of metrics.keys())
      if (!Value.Check(MetricKey, key))
        report(
          [key],
          `"${key}" cannot be the key of a metric`,
          'Use at most 48 lower-case letters, digits and hyphens, beginning with a letter.',
          'key',
        );
  },
};
