import type { MetricRule } from './metric-rule.ts';

export const metricDivisor: MetricRule = {
  code: 'METRIC_DIVISOR',
  check: (metrics, report) => {
    for (const [key, { kind, of }] of metrics) {
      if (kind === 'ratio' && of === undefined)
        report(
          [key, 'kind'],
          `"${key}" is a ratio and nothing says what it is divided by`,
          'Add "of" with the source whose events are counted, or choose another kind.',
        );
      if (kind !== 'ratio' && of !== undefined)
        report(
          [key, 'of'],
          `"${key}" is a ${kind}, which is divided by nothing`,
          'Remove "of", or make it a "ratio".',
        );
    }
  },
};
