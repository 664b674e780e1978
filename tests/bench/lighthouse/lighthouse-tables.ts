import { spreadOf } from '../spread.ts';
import { CATEGORIES, type PageRun } from './read-report.ts';

export interface VisitedPage {
  readonly name: string;
  readonly runs: readonly PageRun[];
}

interface Target {
  readonly name: string;
  readonly path: string;
  readonly read: (run: PageRun) => number;
  readonly worse: 'less' | 'more';
  readonly isReached: (median: number) => boolean;
}

const MS_A_SECOND = 1_000;
const MIN_PERFORMANCE = 98;
const FULL = 100;
const BLOCKING_MS = 50;
const SHIFT = 0.02;

const TARGETS: readonly Target[] = [
  ...CATEGORIES.map((category): Target => {
    const min = category === 'performance' ? MIN_PERFORMANCE : FULL;
    return {
      name: category,
      path: min === FULL ? `${FULL}` : `at least ${min}`,
      read: ({ scores }) => scores[category],
      worse: 'less',
      isReached: (median) => median >= min,
    };
  }),
  {
    name: 'total blocking time, ms',
    path: `less than ${BLOCKING_MS}`,
    read: ({ blockingMs }) => Math.round(blockingMs),
    worse: 'more',
    isReached: (median) => median < BLOCKING_MS,
  },
  {
    name: 'layout shift',
    path: `less than ${SHIFT}`,
    read: ({ shift }) => Number(shift.toFixed(3)),
    worse: 'more',
    isReached: (median) => median < SHIFT,
  },
];

const medianOf = ({ runs }: VisitedPage, read: (run: PageRun) => number): number =>
  spreadOf(runs.map(read)).median;

/** Medians of every page, as lines of Markdown. */
export const lighthouseTable = (pages: readonly VisitedPage[]): string[] => [
  '| page | performance | accessibility | best practices | SEO | blocking, ms | shift | largest paint, s | bytes | points lost by |',
  '|---|---|---|---|---|---|---|---|---|---|',
  ...pages.map((page) => {
    const { median, min } = spreadOf(page.runs.map(({ scores }) => scores.performance));
    const lost = new Set(page.runs.flatMap((run) => run.lost));
    const cells = [
      page.name,
      `${median} (${min})`,
      medianOf(page, ({ scores }) => scores.accessibility),
      medianOf(page, ({ scores }) => scores['best-practices']),
      medianOf(page, ({ scores }) => scores.seo),
      medianOf(page, ({ blockingMs }) => blockingMs).toFixed(0),
      medianOf(page, ({ shift }) => shift).toFixed(3),
      (medianOf(page, ({ contentMs }) => contentMs) / MS_A_SECOND).toFixed(2),
      medianOf(page, ({ bytes }) => bytes).toLocaleString('en'),
      [...lost].join(', ') || 'nothing',
    ];
    return `| ${cells.join(' | ')} |`;
  }),
];

/** The target of each figure and the worst median of all pages, as lines of Markdown. */
export const targetsTable = (pages: readonly VisitedPage[]): string[] => [
  '| goal for every page | worst page | reached |',
  '|---|---|---|',
  ...TARGETS.map(({ name, path, read, worse, isReached }) => {
    const { min, max } = spreadOf(pages.map((page) => medianOf(page, read)));
    const median = worse === 'less' ? min : max;
    return `| ${name}: ${path} | ${median} | ${isReached(median) ? 'yes' : 'no'} |`;
  }),
];
