import type { Metric, Metrics } from '@broadsheet/contract/metrics';
import type { Exposure, Measure, Recorder } from '../recording/recorder.ts';
import { conversionOf, exposureOf, NOW } from '../recording/recording-site.fixture.ts';
import type { PlainMeasure } from './plain-sums.fixture.ts';

export const DAY_MS = 86_400_000;
export const metricOf = (more: Partial<Metric>): Metric => ({
  name: 'Applied',
  description: 'People who applied.',
  kind: 'share',
  source: 'apply',
  unit: 'none',
  window: 7,
  better: 'more',
  owner: 'Seekers',
  ...more,
});
export const METRICS: Metrics = new Map([
  ['applied', metricOf({})],
  ['applications', metricOf({ kind: 'mean', cap: 2, window: 14 })],
  ['lcp', metricOf({ kind: 'ratio', source: 'lcp', of: 'lcp', cap: 2_000 })],
  ['per-search', metricOf({ kind: 'ratio', of: 'search-success', window: 3 })],
  ['time-to-apply', metricOf({ kind: 'time', window: 5 })],
]);

/** The same numbers in every run. */
const createNumbers = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
};

export interface Recorded {
  readonly exposures: readonly Exposure[];
  readonly measures: readonly PlainMeasure[];
}

export const createRecords = (visitors: number): Recorded => {
  const next = createNumbers(7);
  const ids = Array.from({ length: visitors }, (_, index) => `visitor-${index}`);
  const exposures = ids.flatMap((id) => {
    const { assignment } = exposureOf(id);
    const at = NOW - next(10 * DAY_MS);
    const brand = next(2) === 0 ? ('tech' as const) : ('management' as const);
    const cohort = next(2) === 0 ? ('freshers' as const) : ('none' as const);
    const arms = next(10) === 0 ? ['b', 'control'] : [next(2) === 0 ? 'b' : 'control'];
    return arms.map((arm) =>
      exposureOf(id, { assignment: { ...assignment, arm }, brand, cohort, at }),
    );
  });
  const measures = Array.from({ length: visitors * 6 }, () => {
    const source = ['apply', 'lcp', 'search-success'][next(3)] ?? '';
    const at = NOW - 25 * DAY_MS + next(35 * DAY_MS);
    return {
      visitor: ids[next(visitors)] ?? '',
      source,
      value: source === 'lcp' ? next(4_000) : 1,
      at,
    };
  });
  return { exposures, measures };
};

export const record = (recorder: Recorder, { exposures, measures }: Recorded): void => {
  recorder.exposed(exposures);
  for (const [index, { visitor, source, value, at }] of measures.entries()) {
    const subject = `${index} ${at}`;
    const participant = { visitorId: visitor, seekerId: null };
    if (source === 'apply') recorder.converted(conversionOf(visitor, { subject, at }));
    else
      recorder.measured({
        source: source as Measure['source'],
        participant,
        brand: 'tech',
        subject,
        value,
        at,
      });
  }
};
