import { HOUR_MS } from '@broadsheet/contract/durations';
import {
  createEmptyDatabase,
  type TestDatabase,
} from '@broadsheet/test-kit/database/create-test-database';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createManualSchedule } from '../recording/manual-schedule.fixture.ts';
import type { BlockCounter, BlockLoad, BlocksViewed } from './block-counter.ts';
import { type BlockDatabase, openBlockDatabase } from './block-database.ts';
import { loadBlockCounts, loadBrowserFaults, loadRolloutBlocks } from './load-block-counts.ts';
import { type BlockCounterOptions, openBlockCounter } from './open-block-counter.ts';

const NOW = Date.parse('2026-11-22T10:20:00Z');

let opened: TestDatabase;
let database: BlockDatabase;
let lost: number;
let now: number;
let timers: ReturnType<typeof createManualSchedule>;
const counters: BlockCounter[] = [];

beforeEach(async () => {
  opened = await createEmptyDatabase();
  database = openBlockDatabase(opened.url);
  timers = createManualSchedule();
  lost = 0;
  now = NOW;
});
afterEach(async () => {
  await Promise.all(counters.splice(0).map((counter) => counter.close()));
  await database.close();
  await opened.close();
});

const open = (options: Partial<BlockCounterOptions> = {}): BlockCounter => {
  const counter = openBlockCounter({
    databaseUrl: opened.url,
    log: { info: () => undefined, warn: () => undefined },
    now: () => now,
    onLost: (count) => {
      lost += count;
    },
    schedule: timers.schedule,
    ...options,
    limits: { closeMs: 20_000, ...options.limits },
  });
  counters.push(counter);
  return counter;
};
const scope = { brand: 'tech', page: 'home', rollout: null } as const;
const load = (more: Partial<BlockLoad> = {}): BlockLoad => ({
  ...scope,
  block: 'hero',
  type: 'search-hero',
  outcome: 'ready',
  ms: 10,
  ...more,
});
const view: BlocksViewed = {
  ...scope,
  blocks: [
    { id: 'hero', type: 'search-hero' },
    { id: 'foot', type: 'footer' },
  ],
};
const counted = (since = NOW) => loadBlockCounts(database, { since });
const hero = { brand: 'tech', page: 'home', block: 'hero', type: 'search-hero' };
const foot = { ...hero, block: 'foot', type: 'footer' };

describe('counts of blocks', () => {
  it('are sums of loads, failures, views and times, added up over counters', async () => {
    for (const counter of [open(), open()]) {
      for (let each = 0; each < 9; each += 1) counter.loaded(load());
      counter.loaded(load({ outcome: 'failed', ms: 2_000 }));
      counter.loaded(load({ outcome: 'failed', ms: null }));
      for (let each = 0; each < 3; each += 1) counter.viewed(view);
      counter.viewed({ ...view });
    }
    expect(timers.pauses()).toEqual([5_000, 5_000]);
    await timers.run();
    expect(await counted()).toEqual([
      { ...foot, loads: 0, failures: 0, views: 8, medianMs: null, p95Ms: null },
      { ...hero, loads: 22, failures: 4, views: 8, medianMs: 9.8, p95Ms: 1_932.1 },
    ]);
  });

  it('stand in the hour in which they happened, and are kept for 60 days', async () => {
    const counter = open();
    counter.viewed(view);
    now += HOUR_MS;
    counter.viewed(view);
    counter.loaded(load());
    await timers.run();
    expect(await counted(now)).toMatchObject([{ views: 1 }, { views: 1, loads: 1 }]);
    expect(await counted()).toMatchObject([{ views: 2 }, { views: 2, loads: 1 }]);
    now += 60 * 24 * HOUR_MS;
    counter.faulted({ type: 'footer', reason: 'threw' });
    await timers.run();
    const { rows } = await database.run((queries) =>
      sql`select distinct hour from blocks.counts`.execute(queries),
    );
    expect(rows).toEqual([{ hour: new Date('2026-11-22T11:00:00Z') }]);
  });

  it('are told apart by the arm of a rollout', async () => {
    const counter = open();
    for (const arm of ['live', 'next'] as const)
      counter.loaded(load({ rollout: { number: 7, arm }, outcome: 'failed' }));
    counter.loaded(load({ rollout: { number: 7, arm: 'next' } }));
    counter.loaded(load({ rollout: { number: 8, arm: 'next' } }));
    counter.loaded(load());
    await timers.run();
    expect(await loadRolloutBlocks(database, 7)).toEqual([
      { ...hero, arm: 'live', loads: 1, failures: 1 },
      { ...hero, arm: 'next', loads: 2, failures: 1 },
    ]);
    expect(await counted()).toMatchObject([{ loads: 1, failures: 0 }]);
  });

  it('wait for a database that is away, and what finds no room is lost', async () => {
    let port = '1';
    const databaseUrl = async () => {
      const url = new URL(opened.url);
      if (port) url.port = port;
      return url.href;
    };
    const counter = open({ databaseUrl, limits: { blocks: 2 } });
    counter.loaded(load());
    await timers.run();
    expect(timers.pauses()).toEqual([10_000]);
    counter.loaded(load());
    counter.loaded(load({ block: 'foot' }));
    counter.loaded(load({ block: 'more' }));
    expect(lost).toBe(1);
    port = '';
    await timers.run();
    expect(await counted()).toMatchObject([{ loads: 1 }, { loads: 2 }]);
    expect(lost).toBe(1);
  });

  it('are written at the close, and a row that the database refuses costs itself', async () => {
    const counter = open();
    counter.viewed(view);
    counter.loaded(load({ block: 'a\u0000' }));
    await counter.close();
    expect(await counted()).toMatchObject([{ views: 1 }, { views: 1 }]);
    expect(lost).toBe(1);
  });

  it('of what browsers say are sums of a type and a reason', async () => {
    const counter = open();
    for (const reason of ['threw', 'mismatch', 'threw'] as const)
      counter.faulted({ type: 'search-hero', reason });
    await timers.run();
    expect(await loadBrowserFaults(database, { since: NOW })).toEqual([
      { type: 'search-hero', reason: 'threw', faults: 2 },
      { type: 'search-hero', reason: 'mismatch', faults: 1 },
    ]);
  });
});
