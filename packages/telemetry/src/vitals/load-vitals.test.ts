import {
  createEmptyDatabase,
  type TestDatabase,
} from '@broadsheet/test-kit/database/create-test-database';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { BlockCounter } from '../block-counts/block-counter.ts';
import { type BlockDatabase, openBlockDatabase } from '../block-counts/block-database.ts';
import { openBlockCounter } from '../block-counts/open-block-counter.ts';
import { createManualSchedule } from '../recording/manual-schedule.fixture.ts';
import { loadVitals } from './load-vitals.ts';
import type { Measurement } from './measurement.ts';

const NOW = Date.parse('2026-11-22T10:20:00Z');
const DAY_MS = 86_400_000;

let opened: TestDatabase;
let database: BlockDatabase;
let counter: BlockCounter;
let timers: ReturnType<typeof createManualSchedule>;
let now: number;

beforeEach(async () => {
  opened = await createEmptyDatabase();
  database = openBlockDatabase(opened.url);
  timers = createManualSchedule();
  now = NOW;
  counter = openBlockCounter({
    databaseUrl: opened.url,
    log: { info: () => undefined, warn: () => undefined },
    now: () => now,
    onLost: () => undefined,
    schedule: timers.schedule,
  });
});
afterEach(async () => {
  await counter.close();
  await database.close();
  await opened.close();
});

const lcp = (value: number, more: Partial<Measurement> = {}): Measurement => ({
  brand: 'tech',
  page: 'home',
  device: 'phone',
  vital: 'LCP',
  value,
  type: 'search-hero',
  arms: [],
  ...more,
});

it('adds up what browsers measured, by page and device, by block and by arm', async () => {
  const arms = [{ experiment: 'home-order', arm: 'b' }];
  for (const value of [1_000, 1_000, 3_000]) counter.measured(lcp(value));
  counter.measured(lcp(8_000, { type: null, arms }));
  counter.measured(lcp(500, { device: 'desktop', brand: 'management' }));
  await timers.run();
  counter.measured(lcp(8_000));
  await timers.run();

  const { pages, blocks, arms: byArm } = await loadVitals(database, NOW);
  const phone = { brand: 'tech', page: 'home', vital: 'LCP' };
  expect(pages).toEqual([
    {
      brand: 'management',
      page: 'home',
      device: 'desktop',
      vital: 'LCP',
      samples: 1,
      passing: 1,
      poor: 0,
      p75: expect.any(Number),
    },
    { ...phone, device: 'phone', samples: 5, passing: 2, poor: 2, p75: expect.any(Number) },
  ]);
  expect(blocks[1]).toMatchObject({
    ...phone,
    type: 'search-hero',
    samples: 4,
    passing: 2,
    poor: 1,
  });
  expect(byArm).toMatchObject([{ experiment: 'home-order', arm: 'b', samples: 1, poor: 1 }]);
  // Exact to a tenth.
  expect(Math.abs((pages[1]?.p75 ?? 0) / 8_000 - 1)).toBeLessThan(0.1);
});

it('keeps layout shifts, which are far below 1, exact to a tenth', async () => {
  for (const value of [0, 0, 0.02, 0.12])
    counter.measured(lcp(value, { vital: 'CLS', type: null }));
  await timers.run();
  const { pages } = await loadVitals(database, NOW);
  expect(pages).toMatchObject([{ vital: 'CLS', samples: 4, passing: 3, poor: 0 }]);
  expect(Math.abs((pages[0]?.p75 ?? 0) / 0.02 - 1)).toBeLessThan(0.1);
});

it('tells of the hours of a period only, and deletes them after 60 days', async () => {
  counter.measured(lcp(1_000));
  await timers.run();
  now += 2 * DAY_MS;
  counter.measured(lcp(1_000));
  await timers.run();
  const samplesSince = async (since: number) =>
    (await loadVitals(database, since)).pages.map(({ samples }) => samples);
  expect(await samplesSince(NOW)).toEqual([2]);
  expect(await samplesSince(now)).toEqual([1]);
  now += 61 * DAY_MS;
  counter.measured(lcp(1_000));
  await timers.run();
  const { rows } = await database.run((queries) =>
    sql`select hour from blocks.vitals`.execute(queries),
  );
  expect(rows).toHaveLength(1);
});
