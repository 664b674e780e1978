import { suggestName } from '../../nearest-name.ts';
import type { ExperimentRule } from './experiment-rule.ts';

export const unknownMetric: ExperimentRule = {
  code: 'UNKNOWN_METRIC',
  check: ({ experiments, metrics }, report) => {
    if (!metrics) return;
    for (const [key, { plan }] of experiments.byKey) {
      const named = [
        { metric: plan?.primary, path: ['primary'] },
        ...[...(plan?.guardrails ?? []).entries()].map(([index, { metric }]) => ({
          metric,
          path: ['guardrails', index, 'metric'],
        })),
      ];
      for (const { metric, path } of named)
        if (metric !== undefined && !metrics.has(metric))
          report(
            [key, 'plan', ...path],
            `layouts/metrics.json has no metric "${metric}"`,
            suggestName(metric, metrics.keys()),
          );
    }
  },
};
