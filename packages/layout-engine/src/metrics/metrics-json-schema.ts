import { METRIC_KEY_PATTERN, Metric, MetricsFile } from '@broadsheet/contract/metrics';
import { closeRecords, type Json } from '../close-records.ts';

/** The JSON Schema of `layouts/metrics.json` for editors. */
export const metricsJsonSchema = (): Json => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Metrics',
  ...(closeRecords(JSON.parse(JSON.stringify(MetricsFile))) as Json),
  patternProperties: { [METRIC_KEY_PATTERN]: JSON.parse(JSON.stringify(Metric)) },
});
