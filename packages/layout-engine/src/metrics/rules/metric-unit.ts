import type { Metric } from '@broadsheet/contract/metrics';
import type { MetricRule } from './metric-rule.ts';

/** The only unit of a kind; a mean and a ratio have any. */
const UNITS: Readonly<Partial<Record<Metric['kind'], Metric['unit']>>> = {
  share: 'none',
  time: 'days',
};

export const metricUnit: MetricRule = {
  code: 'METRIC_UNIT',
  check: (metrics, report) => {
    for (const [key, { kind, unit }] of metrics) {
      const expected = UNITS[kind];
      if (expected !== undefined && unit !== expected)
        report(
          [key, 'unit'],
          `"${key}" is a ${kind}, whose unit is not "${unit}"`,
          `Write "${expected}".`,
        );
    }
  },
};
