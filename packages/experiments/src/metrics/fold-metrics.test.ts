import type { Metric, Metrics } from '@broadsheet/contract/metrics';
import { createEmptyDatabase } from '@broadsheet/test-kit/database/create-test-database';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Exposure, Measure, Recorder } from '../recording/recorder.ts';
import {
  conversionOf,
  exposureOf,
  NOW,
  openRecording,
} from '../recording/recording-site.fixture.ts';
import { foldMetrics } from './fold-metrics.ts';
import { countUnfoldedChanges, loadMetricSums } from './load-metric-sums.ts';
import { type PlainMeasure, plainSums } from './plain-sums.fixture.ts';

const DAY_MS = 86_400_000;
const metricOf = (more: Partial<Metric>): Metric => ({
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
const METRICS: Metrics = new Map([
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

interface Recorded {
  readonly exposures: readonly Exposure[];
  readonly measures: readonly PlainMeasure[];
}

const createRecords = (visitors: number): Recorded => {
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

const record = (recorder: Recorder, { exposures, measures }: Recorded): void => {
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

let site: ReturnType<typeof openRecording>;
beforeEach(async () => {
  site = openRecording(await createEmptyDatabase());
});
afterEach(() => site.close());

const fold = (metrics = METRICS, more: { batch?: number; since?: number; now?: number } = {}) =>
  foldMetrics(site.database, { metrics, since: NOW, now: NOW, ...more });
const load = () => loadMetricSums(site.database, 'home-order');
const take = ({ exposures, measures }: Recorded, share: number): [Recorded, Recorded] => {
  const [one, other] = [exposures.length * share, measures.length * share];
  return [
    { exposures: exposures.slice(0, one), measures: measures.slice(0, other) },
    { exposures: exposures.slice(one), measures: measures.slice(other) },
  ];
};

describe('sums of metrics', () => {
  it('are exactly those of a plain recomputation, with late events and two replicas at once', async () => {
    const recorder = await site.open();
    const records = createRecords(120);
    const [early, late] = take(records, 0.5);
    record(recorder, early);
    await site.run();
    await Promise.all([fold(METRICS, { batch: 7 }), fold(METRICS, { batch: 11 })]);
    await fold();
    expect(await load()).toEqual(plainSums(METRICS, early.exposures, early.measures));
    record(recorder, late);
    await site.run();
    const folds = Promise.all([fold(METRICS, { batch: 3 }), fold(METRICS, { batch: 50 })]);
    record(recorder, early);
    await site.run();
    await folds;
    await fold();
    expect(await countUnfoldedChanges(site.database)).toBe(0);
    expect(await load()).toEqual(plainSums(METRICS, records.exposures, records.measures));
  });

  it('stay exact when a fold ends in the middle', async () => {
    const recorder = await site.open();
    const records = createRecords(60);
    record(recorder, records);
    await site.run();
    await sql`
      alter table experiments.unit_counts add constraint ends check (units < 2)`.execute(
      site.database,
    );
    await expect(fold(METRICS, { batch: 9 })).rejects.toThrow('ends');
    await sql`alter table experiments.unit_counts drop constraint ends`.execute(site.database);
    await fold();
    expect(await load()).toEqual(plainSums(METRICS, records.exposures, records.measures));
  });

  it('stay as they are when somebody is forgotten, and name nobody any more', async () => {
    const recorder = await site.open();
    const records = createRecords(20);
    record(recorder, records);
    await site.run();
    await fold();
    const before = await load();
    recorder.forget(records.exposures.map(({ assignment }) => assignment.unit));
    await site.run();
    await fold();
    expect(await load()).toEqual(before);
    const named = await site.runQuery(sql`
      select unit_id from experiments.folded_units where unit_id like 'visitor-%'
      union all select unit_id from experiments.folded_values where unit_id like 'visitor-%'
      union all select unit_id from experiments.measures where unit_id like 'visitor-%'
      union all select unit_id from experiments.changed_units where unit_id like 'visitor-%'`);
    expect(named).toEqual([]);
  });

  it('follow a metric that counts otherwise, and no program that still has an earlier one', async () => {
    const recorder = await site.open();
    const records = createRecords(40);
    record(recorder, records);
    await site.run();
    await fold();
    const changed: Metrics = new Map([
      ['applied', metricOf({ window: 2 })],
      ['enquired', metricOf({ source: 'search-success' })],
    ]);
    const expected = plainSums(changed, records.exposures, records.measures);
    await fold(changed, { since: NOW + 1 });
    expect(await load()).toEqual(expected);
    await fold(METRICS, { since: NOW });
    expect(await load()).toEqual(expected);
    await fold(new Map(), { since: NOW + 2 });
    expect(await load()).toEqual([]);
  });

  it('of exposures of more than a year ago are final, and their values are deleted', async () => {
    const recorder = await site.open();
    const records = createRecords(10);
    record(recorder, records);
    await site.run();
    await fold();
    const before = await load();
    const visitor = records.exposures.map(({ assignment }) => assignment.unit.id);
    record(recorder, {
      exposures: [],
      measures: visitor.map((id) => ({ visitor: id, source: 'lcp', value: 900, at: NOW + DAY_MS })),
    });
    await site.run();
    await fold(METRICS, { now: NOW + 500 * DAY_MS });
    expect(await load()).toEqual(before);
    const left = await site.runQuery(sql`select 1 from experiments.measures`);
    expect(left).toEqual([]);
  });
});
