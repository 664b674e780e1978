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
    (await loadMetricSums(site.database, 'home-order')).map(({ metric, sums }) => [
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
