import { bannersByBlock } from '@broadsheet/content-store/check-banner-sources';
import type { Snapshot } from '@broadsheet/content-store/snapshot';
import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import type { Brand } from '@broadsheet/contract/brand';
import type { PageName } from '@broadsheet/contract/page-name';
import type { PromoBanner } from '@broadsheet/contract/promo-banner';
import type { BlockMetrics } from '@broadsheet/contract/studio/metrics-calls';
import type { BlockCounts } from '@broadsheet/telemetry/block-counts/load-block-counts';
import type { PageClicks } from '@broadsheet/telemetry/tracking/load-banner-clicks';

const sumBy = <Row extends { readonly brand: Brand }>(
  rows: readonly Row[],
  brand: Brand,
  count: (row: Row) => number,
): number => rows.reduce((total, row) => (row.brand === brand ? total + count(row) : total), 0);

type Clicks = Pick<BlockMetrics, 'clicked' | 'uncounted'>;

/** Clicks are views of pages of the site that say which banner led to them. */
const isCounted = ({ link, trackerText }: PromoBanner): boolean =>
  link.startsWith('/') && trackerText !== '';

/**
 * The clicks on the banners of a block.
 * @param clicks null where events do not tell the page apart
 */
const clicksOf = (
  banners: readonly PromoBanner[] | null,
  brand: Brand,
  clicks: PageClicks | null,
): Clicks => {
  if (!banners) return { clicked: null, uncounted: 'no-banners' };
  if (!clicks) return { clicked: null, uncounted: 'no-origin' };
  const ids = new Set(banners.filter(isCounted).map(({ id }) => id));
  const uncounted = ids.size < banners.length ? 'some-banners' : null;
  if (ids.size === 0 && uncounted) return { clicked: null, uncounted };
  return {
    clicked: {
      clicks: sumBy(clicks.banners, brand, (row) => (ids.has(row.banner) ? row.clicks : 0)),
      views: sumBy(clicks.views, brand, (row) => row.views),
    },
    uncounted,
  };
};

/**
 * The recorded numbers of each block of a page. Clicks are those on the banners that the block shows. Pure.
 * @param clicks null where events do not tell the page apart from others
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
  const bannersOf = (block: string): readonly PromoBanner[] | null => {
    const names = sources.get(block);
    return names ? [...names].flatMap((name) => banners.get(name) ?? []) : null;
  };
  const views = new Map<string, BlockMetrics>();
  for (const { brand, page: shown, block, views: added } of counts) {
    if (shown !== page) continue;
    const key = `${brand} ${block}`;
    const known = views.get(key);
    views.set(key, {
      brand,
      block,
      views: (known?.views ?? 0) + added,
      ...clicksOf(bannersOf(block), brand, clicks),
    });
  }
  return [...views.values()];
};
