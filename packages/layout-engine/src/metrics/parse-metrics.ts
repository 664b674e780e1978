import type { Finding } from '@broadsheet/contract/finding';
import { type Metric, type Metrics, MetricsFile } from '@broadsheet/contract/metrics';
import type { JsonSource } from '../json-source.ts';
import { parseContent } from '../parse-content.ts';

/** Metrics of the right shape, and where they are written. */
export interface WrittenMetrics {
  readonly metrics: Metrics;
  readonly source: JsonSource;
}

export type ParsedMetrics =
  | { readonly written: WrittenMetrics; readonly findings: readonly [] }
  | { readonly written: null; readonly findings: readonly Finding[] };

/**
 * Reads `layouts/metrics.json`: syntax, double keys and shape. What they mean is `checkMetrics`'s.
 * @param file the name that findings carry.
 */
export const parseMetrics = (file: string, text: string): ParsedMetrics => {
  const { value, source, findings } = parseContent(file, text, MetricsFile);
  if (!value) return { written: null, findings };
  const { $schema, ...rest } = value;
  const metrics = new Map(Object.entries(rest) as [string, Metric][]);
  return { written: { metrics, source }, findings: [] };
};
