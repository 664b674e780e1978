import type { Brand } from '@broadsheet/contract/brand';
import { type BlockMetrics, FEW_VIEWS } from '@broadsheet/contract/studio/metrics-calls';

const INTEGER = new Intl.NumberFormat('en-IN');
const COMPACT = new Intl.NumberFormat('en-IN', { notation: 'compact', maximumFractionDigits: 1 });
const PERCENT = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });

const NOT_MEASURED = 'Not measured yet';

const UNCOUNTED: Readonly<Record<NonNullable<BlockMetrics['uncounted']>, string>> = {
  'no-banners': 'Clicks are not recorded for this block.',
  'no-origin': 'Clicks are not counted by page here.',
  'some-banners':
    'Clicks on banners to other sites or without a click tracking name are not counted.',
};

type Clicked = NonNullable<BlockMetrics['clicked']>;

export const metricsOf = (
  items: readonly BlockMetrics[],
  brand: Brand,
  block: string,
): BlockMetrics | null =>
  items.find((each) => each.brand === brand && each.block === block) ?? null;

const counted = (number: number, noun: string): string =>
  `${INTEGER.format(number)} ${noun}${number === 1 ? '' : 's'}`;

/** The share of the page's views that led to a click, which is one of chance with few views. */
const formatRate = ({ clicks, views }: Clicked): string | null => {
  if (views === 0) return null;
  const rate = `${PERCENT.format((100 * clicks) / views)}%`;
  return views < FEW_VIEWS ? `${rate} (few views)` : rate;
};

const formatViews = ({ views }: BlockMetrics): string =>
  `${counted(views, 'view')}${views < FEW_VIEWS ? ' (few)' : ''}`;

/** The numbers of a block in a sentence: "1,240 views. 35 clicks, 2.8% of the page’s views …". */
export const formatMetrics = (metrics: BlockMetrics | null): string => {
  if (metrics === null) return `${NOT_MEASURED}.`;
  const { clicked, uncounted } = metrics;
  const rest = uncounted === null ? [] : [UNCOUNTED[uncounted]];
  const views = `${formatViews(metrics)}.`;
  if (clicked === null) return [views, ...rest].join(' ');
  const rate = formatRate(clicked);
  const share = rate === null ? '' : `, ${rate} of the page’s views by the same visitors`;
  return [views, `${counted(clicked.clicks, 'click')}${share}.`, ...rest].join(' ');
};

/** The numbers of a block in as little room as possible: "1.2T views · 35 clicks · 2.8%". */
export const formatShort = (metrics: BlockMetrics | null): string => {
  if (metrics === null) return NOT_MEASURED;
  const { views, clicked } = metrics;
  const few = views < FEW_VIEWS ? ' (few)' : '';
  const seen = `${COMPACT.format(views)} ${views === 1 ? 'view' : 'views'}${few}`;
  if (clicked === null) return seen;
  const rate = formatRate(clicked);
  const clicks = `${COMPACT.format(clicked.clicks)} ${clicked.clicks === 1 ? 'click' : 'clicks'}`;
  return [seen, clicks, ...(rate === null ? [] : [rate])].join(' · ');
};
