import type { Experiments } from '@broadsheet/contract/experiments';
import type { Finding } from '@broadsheet/contract/finding';
import type { Metrics } from '@broadsheet/contract/metrics';
import { isLandingName, type PageName } from '@broadsheet/contract/page-name';
import { movedBoundaries } from '@broadsheet/layout-engine/experiments/moved-boundaries';
import { movedMetrics } from '@broadsheet/layout-engine/experiments/moved-metrics';
import type { LoadedContent } from './load-content.ts';
import type { ContentFile } from './read-content-files.ts';

/** The serving content that loaded content is compared with. */
export interface Serving {
  readonly kinds: Iterable<PageName>;
  readonly experiments: Experiments;
  readonly metrics: Metrics;
}

const missingLayouts = (kinds: Iterable<PageName>, files: readonly ContentFile[]): Finding[] => {
  const present = new Set(files.map(({ file }) => file));
  return [...kinds]
    .filter((kind) => !isLandingName(kind) && !present.has(`layouts/${kind}.json`))
    .map((kind) => ({
      file: `layouts/${kind}.json`,
      line: 1,
      column: 1,
      code: 'LAYOUT_MISSING',
      message: `page "${kind}" is served, but its layout is gone`,
      mend: 'Put the file back; without it the last good one goes on serving until the next start.',
    }));
};

/**
 * Adds findings that only a comparison with the serving content shows: removed layouts, moved boundaries,
 * planned metrics that count otherwise. A landing page
 * may go.
 */
export const compareWithServing = (
  loaded: LoadedContent,
  files: readonly ContentFile[],
  serving: Serving,
): LoadedContent => {
  const { written, metrics } = loaded;
  const moved = written
    ? [...movedBoundaries(serving.experiments, written), ...movedMetrics(serving, written, metrics)]
    : [];
  const missing = missingLayouts(serving.kinds, files);
  return { ...loaded, findings: [...loaded.findings, ...missing, ...moved] };
};
