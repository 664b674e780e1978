import type { MetricRule } from './metric-rule.ts';

export const metricCap: MetricRule = {
  code: 'METRIC_CAP',
  check: (metrics, report) => {
    for (const [key, { kind, cap }] of metrics)
      if (cap !== undefined && (kind === 'share' || kind === 'time'))
        report(
          [key, 'cap'],
          `"${key}" is a ${kind}: each person counts once, and a highest value changes nothing`,
          'Remove "cap", or make it a "mean".',
        );
  },
};
