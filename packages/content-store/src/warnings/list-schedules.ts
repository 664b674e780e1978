import type { Experiment } from '@broadsheet/contract/experiments';
import type { Layout, When } from '@broadsheet/contract/layout';
import type { JsonPath } from '@broadsheet/layout-engine/json-source';
import { writtenBlocks } from '@broadsheet/layout-engine/rules/rule';

/** Something that content shows for a time. */
export interface Schedule {
  /** What it is, as the subject of a sentence. */
  readonly subject: string;
  readonly path: JsonPath;
  readonly times: Pick<When, 'from' | 'until'>;
  /** What its end means for people. */
  readonly effect: string;
}

const NOBODY_SEES = 'nobody sees it any more';

/** The schedules of a layout: of a landing page itself, of its variants and of its blocks. */
export const schedulesOfLayout = (layout: Layout): readonly Schedule[] => [
  { subject: 'this page', path: [], times: layout, effect: 'nobody can open it any more' },
  ...(layout.variants ?? []).map(({ name, when }, index) => ({
    subject: `variant "${name}"`,
    path: ['variants', index, 'when'],
    times: when,
    effect: NOBODY_SEES,
  })),
  ...writtenBlocks(layout).flatMap(({ block: { when }, path }) =>
    when
      ? [{ subject: 'this block', path: [...path, 'when'], times: when, effect: NOBODY_SEES }]
      : [],
  ),
];

/** The schedule of an experiment that has not been stopped. */
export const schedulesOfExperiments = (
  experiments: ReadonlyMap<string, Experiment>,
): readonly Schedule[] =>
  [...experiments]
    .filter(([, { status }]) => status !== 'stopped')
    .map(([key, times]) => ({
      subject: `experiment "${key}"`,
      path: [key],
      times,
      effect: 'everybody gets the page without it',
    }));
