import type { Finding } from '@broadsheet/contract/finding';
import { createReport, inTextOrder } from '../check-layout.ts';
import type { WrittenMetrics } from './parse-metrics.ts';
import { metricRules } from './rules/registry.ts';

/** Every fault of metrics that parsed, in the order of the text. */
export const checkMetrics = (written: WrittenMetrics): Finding[] => {
  const findings: Finding[] = [];
  for (const rule of metricRules)
    rule.check(written.metrics, createReport(written.source, rule.code, findings));
  return inTextOrder(findings);
};
