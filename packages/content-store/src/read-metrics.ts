import type { Finding } from '@broadsheet/contract/finding';
import { METRICS_FILE, type Metrics, NO_METRICS } from '@broadsheet/contract/metrics';
import { checkMetrics } from '@broadsheet/layout-engine/metrics/check-metrics';
import { parseMetrics } from '@broadsheet/layout-engine/metrics/parse-metrics';
import type { ContentFile } from './read-content-files.ts';
import { rememberLast } from './remember-last.ts';

export interface ReadMetrics {
  /** As written, even with faults of meaning; null when the file has the wrong shape or cannot be read. */
  readonly metrics: Metrics | null;
  readonly findings: readonly Finding[];
}

const readFile = rememberLast(({ file, text, fault }: ContentFile): ReadMetrics => {
  if (text === null) return { metrics: null, findings: fault ? [fault] : [] };
  const { written, findings } = parseMetrics(file, text);
  if (!written) return { metrics: null, findings };
  return { metrics: written.metrics, findings: checkMetrics(written) };
});

/** Reads `layouts/metrics.json` among the files of a directory; without it there are no metrics. */
export const readMetrics = (files: readonly ContentFile[]): ReadMetrics => {
  const found = files.find(({ file }) => file === METRICS_FILE);
  return found ? readFile(found) : { metrics: NO_METRICS, findings: [] };
};
