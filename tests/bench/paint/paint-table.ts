import { formatSpread, spreadOf } from '../spread.ts';
import type { PageVisit } from './visit-page.ts';

export interface VisitedPage {
  readonly name: string;
  readonly visits: PageVisit[];
}

const inMs = (value: number): string => value.toFixed(0);

/** First and largest paints of every page, as lines of Markdown. */
export const paintTable = (pages: readonly VisitedPage[]): string[] => [
  '| page | first paint, ms | largest paint, ms | part |',
  '|---|---|---|---|',
  ...pages.map(({ name, visits }) => {
    const spread = (read: (visit: PageVisit) => number): string =>
      formatSpread(spreadOf(visits.map(read)), inMs);
    const cells = [
      name,
      spread(({ firstMs }) => firstMs),
      spread(({ largestMs }) => largestMs),
      visits.at(-1)?.part ?? '',
    ];
    return `| ${cells.join(' | ')} |`;
  }),
];
