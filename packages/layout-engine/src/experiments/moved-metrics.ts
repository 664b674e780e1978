import type { Experiments } from '@broadsheet/contract/experiments';
import type { Finding } from '@broadsheet/contract/finding';
import type { Metric, Metrics } from '@broadsheet/contract/metrics';
import Value from 'typebox/value';
import { createReport, inTextOrder } from '../check-layout.ts';
import type { WrittenExperiments } from './parse-experiments.ts';

const MEND =
  'Write the metric in layouts/metrics.json as it was, and the new one with another key. To measure by it raise "bucketVersion".';

/** What decides the result; name, description and owner may change. */
const DECIDING = ['kind', 'source', 'of', 'window', 'cap', 'better'] as const;

const changedFields = (before: Metric | undefined, now: Metric | undefined) =>
  before && now ? DECIDING.filter((field) => !Value.Equal(before[field], now[field])) : [];

/**
 * Checks that the metrics of a plan count as they did when its experiment started. A removed metric is a finding of the
 * plan itself.
 * @param before what served until now.
 */
export const movedMetrics = (
  before: { readonly experiments: Experiments; readonly metrics: Metrics },
  { experiments, source }: WrittenExperiments,
  metrics: Metrics,
): Finding[] => {
  const findings: Finding[] = [];
  const report = createReport(source, 'PLAN_CHANGED', findings);
  for (const [key, { plan, bucketVersion = 1 }] of experiments.byKey) {
    const last = before.experiments.byKey.get(key);
    if (!plan || !last?.plan || last.status === 'draft') continue;
    if (bucketVersion !== (last.bucketVersion ?? 1)) continue;
    const named: [string, (string | number)[]][] = [
      [plan.primary, ['primary']],
      ...(plan.guardrails ?? []).map(({ metric }, index): [string, (string | number)[]] => [
        metric,
        ['guardrails', index, 'metric'],
      ]),
    ];
    for (const [metric, path] of named) {
      const changed = changedFields(before.metrics.get(metric), metrics.get(metric));
      if (changed.length > 0)
        report(
          [key, 'plan', ...path],
          `"${changed.join('", "')}" of the metric "${metric}" changed after the start of "${key}", when results could already be seen`,
          MEND,
        );
    }
  }
  return inTextOrder(findings);
};
