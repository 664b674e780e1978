import type { ContentStore } from '@broadsheet/content-store/content-store';
import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import { DAY_MS } from '@broadsheet/contract/durations';
import { sourceCodeOf } from '@broadsheet/contract/event-location';
import {
  isLandingName,
  isPageName,
  kindOfPage,
  type PageName,
} from '@broadsheet/contract/page-name';
import { METRICS_DAYS } from '@broadsheet/contract/studio/metrics-calls';
import { hasOwnOrigin, trackedPageOf } from '@broadsheet/contract/tracked-pages';
import type { ClickOrigin } from '@broadsheet/telemetry/tracking/load-banner-clicks';
import { blockMetrics } from './block-metrics.ts';
import type { StudioHandlers } from './studio-handler.ts';
import type { StudioRecords } from './studio-records.ts';

interface MetricsDeps {
  readonly content: Pick<ContentStore, 'current'>;
  readonly definitions: BlockDefinitions;
  readonly records: Pick<StudioRecords, 'loadBlockCounts' | 'loadBannerClicks'>;
  /** Epoch ms. */
  readonly now: () => number;
}

/** How events name clicks on a page; null where they name several pages alike. */
const clickOriginOf = (name: PageName): ClickOrigin | null => {
  if (isLandingName(name)) return null;
  const page = { kind: kindOfPage(name), params: {} };
  const { origin } = trackedPageOf(page);
  if (!origin || !hasOwnOrigin(page.kind)) return null;
  return { page: page.kind, origin, source: sourceCodeOf(null, page) };
};

/** Handlers of Studio's calls about the views and clicks of blocks. */
export const createMetricsHandlers = ({
  content,
  definitions,
  records,
  now,
}: MetricsDeps): Pick<StudioHandlers, 'listBlockMetrics'> => ({
  listBlockMetrics: async ({ query: { page } }) => {
    if (!isPageName(page)) return { items: [] };
    const since = now() - METRICS_DAYS * DAY_MS;
    const origin = clickOriginOf(page);
    const [counts, clicks] = await Promise.all([
      records.loadBlockCounts(since),
      origin && records.loadBannerClicks(origin, since),
    ]);
    return { items: blockMetrics(page, content.current(), definitions, counts, clicks) };
  },
});
