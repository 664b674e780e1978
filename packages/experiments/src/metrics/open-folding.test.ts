import type { Metric } from '@broadsheet/contract/metrics';
import { createManualSchedule } from '@broadsheet/telemetry/recording/manual-schedule.fixture';
import { createEmptyDatabase } from '@broadsheet/test-kit/database/create-test-database';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  conversionOf,
  exposureOf,
  NOW,
  openRecording,
} from '../recording/recording-site.fixture.ts';
import { loadMetricSums } from './load-metric-sums.ts';
import { openFolding } from './open-folding.ts';

const APPLIED: Metric = {
  name: 'Applied',
  description: 'People who applied.',
  kind: 'share',
  source: 'apply',
  unit: 'none',
  window: 7,
  better: 'more',
  owner: 'Seekers',
};

let site: ReturnType<typeof openRecording>;
beforeEach(async () => {
  site = openRecording(await createEmptyDatabase());
});
afterEach(() => site.close());

it('every minute the sums are those of what was recorded, by the live metrics', async () => {
  const recorder = await site.open();
  recorder.exposed([exposureOf('anna'), exposureOf('berta')]);
  recorder.converted(conversionOf('anna'));
  await site.run();
  const { schedule, run, pauses } = createManualSchedule();
  const logged: string[] = [];
  const note = (_: object, message: string) => void logged.push(message);
  let live: ReadonlyMap<string, Metric> = new Map();
  let now = NOW;
  const folding = openFolding({
    databaseUrl: site.url,
    metrics: () => live,
    log: { info: note, warn: note },
    now: () => now,
    schedule,
  });
  const load = async () =>
    (await loadMetricSums(site.database, 'home-order', live)).map(({ metric, sums }) => [
      metric,
      sums.units,
      sums.sum,
    ]);
  await run();
  expect(await load()).toEqual([]);
  live = new Map([['applied', APPLIED]]);
  now += 60_000;
  await run();
  expect(await load()).toEqual([['applied', 2, 1]]);
  await sql`alter table experiments.unit_counts add constraint ends check (units < 2) not valid`.execute(
    site.database,
  );
  recorder.exposed([exposureOf('carla'), exposureOf('dora')]);
  await site.run();
  await run();
  expect(logged).toEqual([
    'metrics of experiments are not up to date; the next minute tries again',
  ]);
  await sql`alter table experiments.unit_counts drop constraint ends`.execute(site.database);
  await run();
  expect(await load()).toEqual([['applied', 4, 1]]);
  await folding.close();
  expect(pauses()).toEqual([]);
});

it('closes in time while a fold runs', async () => {
  const recorder = await site.open();
  recorder.exposed([exposureOf('anna')]);
  await site.run();
  const { schedule, run, pauses } = createManualSchedule();
  const folding = openFolding({
    databaseUrl: site.url,
    metrics: () => new Map([['applied', APPLIED]]),
    log: { info: () => undefined, warn: () => undefined },
    now: () => NOW,
    closeMs: 50,
    schedule,
  });
  await site.database.transaction().execute(async (other) => {
    await sql`lock table experiments.folded_units in exclusive mode`.execute(other);
    const running = run();
    await folding.close();
    expect(await Promise.race([running.then(() => 'ended'), Promise.resolve('runs')])).toBe('runs');
  });
  expect(pauses()).toEqual([]);
});

it('a fold that fails does not prevent that old values are deleted', async () => {
  const recorder = await site.open();
  recorder.exposed([exposureOf('anna')]);
  const participant = { visitorId: 'anna', seekerId: null };
  recorder.measured({
    source: 'lcp',
    participant,
    brand: 'tech',
    subject: 'old',
    value: 900,
    at: NOW - 400 * 86_400_000,
  });
  await site.run();
  await sql`alter table experiments.unit_counts add constraint ends check (units < 1)`.execute(
    site.database,
  );
  const { schedule, run } = createManualSchedule();
  const logged: string[] = [];
  const note = (_: object, message: string) => void logged.push(message);
  const folding = openFolding({
    databaseUrl: site.url,
    metrics: () => new Map([['applied', APPLIED]]),
    log: { info: note, warn: note },
    now: () => NOW,
    schedule,
  });
  await run();
  expect(logged).toHaveLength(1);
  expect(await site.runQuery(sql`select 1 from experiments.measures`)).toEqual([]);
  await folding.close();
});
