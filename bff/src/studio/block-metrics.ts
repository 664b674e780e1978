import { bannersByBlock } from '@broadsheet/content-store/check-banner-sources';
import type { Snapshot } from '@broadsheet/content-store/snapshot';
import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import type { Brand } from '@broadsheet/contract/brand';
import type { PageName } from '@broadsheet/contract/page-name';
import type { BlockMetrics } from '@broadsheet/contract/studio/metrics-calls';
import type { BlockCounts } from '@broadsheet/telemetry/block-counts/load-block-counts';
import type { PageClicks } from '@broadsheet/telemetry/tracking/load-banner-clicks';

const sumBy = <Row extends { readonly brand: Brand }>(
  rows: readonly Row[],
  brand: Brand,
  count: (row: Row) => number,
): number => rows.reduce((total, row) => (row.brand === brand ? total + count(row) : total), 0);

/**
 * The recorded numbers of each block of a page. Clicks are those on the banners that the block shows. Pure.
 * @param clicks null where the page's clicks are not recorded
 */
export const blockMetrics = (
  page: PageName,
  { pages, banners }: Pick<Snapshot, 'pages' | 'banners'>,
  definitions: BlockDefinitions,
  counts: readonly BlockCounts[],
  clicks: PageClicks | null,
): BlockMetrics[] => {
  const layout = pages.get(page)?.layout;
  if (!layout) return [];
  const sources = bannersByBlock(layout, definitions);
  const idsOf = (block: string): ReadonlySet<string> =>
    new Set(
      [...(sources.get(block) ?? [])].flatMap((source) =>
        (banners.get(source) ?? []).map(({ id }) => id),
      ),
    );
  const views = new Map<string, BlockMetrics>();
  for (const { brand, page: shown, block, views: added } of counts) {
    if (shown !== page) continue;
    const key = `${brand} ${block}`;
    const known = views.get(key);
    const ids = idsOf(block);
    views.set(key, {
      brand,
      block,
      views: (known?.views ?? 0) + added,
      clicked:
        clicks && sources.has(block)
          ? {
              clicks: sumBy(clicks.banners, brand, (row) => (ids.has(row.banner) ? row.clicks : 0)),
              views: sumBy(clicks.views, brand, (row) => row.views),
            }
          : null,
    });
  }
  return [...views.values()];
};
