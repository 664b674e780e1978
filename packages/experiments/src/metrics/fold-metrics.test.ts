import { createEmptyDatabase } from '@broadsheet/test-kit/database/create-test-database';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NOW, openRecording } from '../recording/recording-site.fixture.ts';
import { type FoldOptions, foldMetrics } from './fold-metrics.ts';
import { loadFoldBacklog, loadMetricSums } from './load-metric-sums.ts';
import { plainSums } from './plain-sums.fixture.ts';
import { createRecords, METRICS, type Recorded, record } from './records.fixture.ts';

let site: ReturnType<typeof openRecording>;
beforeEach(async () => {
  site = openRecording(await createEmptyDatabase());
});
afterEach(() => site.close());

const fold = (metrics = METRICS, more: Partial<FoldOptions> = {}) =>
  foldMetrics(site.database, { metrics, now: NOW, ...more });
const load = (metrics = METRICS) => loadMetricSums(site.database, 'home-order', metrics);
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
    expect(await loadFoldBacklog(site.database, METRICS)).toEqual({ changes: 0, metrics: [] });
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

  it('end after the batch that runs when the program stops, and are completed by the next fold', async () => {
    const recorder = await site.open();
    const records = createRecords(30);
    record(recorder, records);
    await site.run();
    await fold(METRICS, { batch: 10, signal: AbortSignal.abort() });
    expect((await loadFoldBacklog(site.database, METRICS)).changes).toBeGreaterThan(0);
    await fold();
    expect(await load()).toEqual(plainSums(METRICS, records.exposures, records.measures));
  });

  it('count somebody once whom a program without sums has forgotten', async () => {
    const recorder = await site.open();
    record(recorder, createRecords(20));
    await site.run();
    await fold();
    const before = await load();
    await sql`
      update experiments.exposures set unit_id = 'anonymous-' || unit_id`.execute(site.database);
    await sql`
      update experiments.conversions set unit_id = 'anonymous-' || unit_id`.execute(site.database);
    await sql`
      update experiments.measures set unit_id = 'anonymous-' || unit_id`.execute(site.database);
    await fold();
    expect(await load()).toEqual(before);
  });
});
