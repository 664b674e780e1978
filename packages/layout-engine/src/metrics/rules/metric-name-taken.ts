import type { MetricRule } from './metric-rule.ts';

const SAME = new Intl.Collator('en', { sensitivity: 'accent' });

/** Names that differ only in capitals are the same to their readers. */
export const metricNameTaken: MetricRule = {
  code: 'METRIC_NAME_TAKEN',
  check: (metrics, report) => {
    const seen: string[] = [];
    for (const [key, { name }] of metrics) {
      const known = seen.find((other) => SAME.compare(other.trim(), name.trim()) === 0);
      if (known !== undefined)
        report(
          [key, 'name'],
          `another metric is called "${known}" already`,
          'Give each metric a name of its own: reports and Studio show the name.',
        );
      seen.push(name);
    }
  },
};
