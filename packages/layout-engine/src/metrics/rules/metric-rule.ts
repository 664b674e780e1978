import type { FindingCode } from '@broadsheet/contract/finding-codes';
import type { Metrics } from '@broadsheet/contract/metrics';
import type { Report } from '../../rules/rule.ts';

/** A rule about `layouts/metrics.json`. */
export interface MetricRule {
  readonly code: FindingCode;
  readonly check: (metrics: Metrics, report: Report) => void;
}
