import { createEmptyDatabase } from '@broadsheet/test-kit/database/create-test-database';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startDatabaseProxy } from './database-proxy.fixture.ts';
import { conversionOf, exposureOf, NOW, openRecording } from './recording-site.fixture.ts';

let site: ReturnType<typeof openRecording>;
const closers: (() => Promise<void>)[] = [];

beforeEach(async () => {
  site = openRecording(await createEmptyDatabase());
});
afterEach(async () => {
  await site.close();
  for (const close of closers.splice(0)) await close();
});

const startProxy = async () => {
  const proxy = await startDatabaseProxy(site.url);
  closers.push(proxy.close);
  return proxy;
};
const visitors = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => exposureOf(`visitor-${from + index}`));
const storedVisitors = async () => {
  const rows = await site.runQuery(
    sql<{ unit_id: string }>`select unit_id from experiments.exposures order by unit_id`,
  );
  return rows.map(({ unit_id }) => unit_id);
};

describe('an exposure', () => {
  it('is kept once, however often and by however many it is sent', async () => {
    const recorders = [await site.open(), await site.open()];
    for (let sent = 0; sent < 100; sent += 1) {
      for (const recorder of recorders) recorder.exposed([exposureOf('anna')]);
      if (sent % 10 === 0) await site.run();
    }
    await site.run();
    expect(
      await site.runQuery(sql`
        select experiment, bucket_version, arm, unit_kind, unit_id, brand, cohort, at
        from experiments.exposures`),
    ).toEqual([
      {
        experiment: 'home-order',
        bucket_version: 1,
        arm: 'b',
        unit_kind: 'visitor',
        unit_id: 'anna',
        brand: 'tech',
        cohort: 'freshers',
        at: new Date(NOW),
      },
    ]);
    expect(site.losses).toEqual({ stored: 1, lost: 0, viewsLost: 0 });
  });

  it('of another unit, arm or bucket version is another', async () => {
    const recorder = await site.open();
    const { assignment } = exposureOf('anna');
    recorder.exposed([
      exposureOf('anna'),
      exposureOf('berta'),
      exposureOf('anna', { assignment: { ...assignment, arm: 'control' } }),
      exposureOf('anna', { assignment: { ...assignment, bucketVersion: 2 } }),
      exposureOf('anna', { assignment: { ...assignment, unit: { kind: 'seeker', id: 'anna' } } }),
    ]);
    await recorder.close();
    expect(await site.countOf('exposures')).toBe(5);
  });
});

describe('a conversion', () => {
  it('is kept once a subject for each unit that the participant has', async () => {
    const recorder = await site.open();
    const participant = { visitorId: 'anna', seekerId: '7' };
    for (const subject of ['job-1', 'job-1', 'job-2'])
      recorder.converted(conversionOf('anna', { subject, participant }));
    recorder.converted(conversionOf('berta'));
    await recorder.close();
    expect(
      await site.runQuery(sql`
        select unit_kind, unit_id, count(*)::int as times from experiments.conversions
        group by unit_kind, unit_id order by unit_id`),
    ).toEqual([
      { unit_kind: 'seeker', unit_id: '7', times: 2 },
      { unit_kind: 'visitor', unit_id: 'anna', times: 2 },
      { unit_kind: 'visitor', unit_id: 'berta', times: 1 },
    ]);
  });
});

describe('while the database is away', () => {
  it('rows wait at growing pauses, and none is lost when connections are killed', async () => {
    const recorder = await site.open();
    recorder.exposed(visitors(3));
    await site.run();
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(site.database);
    recorder.exposed(visitors(3, 3));
    await site.run();
    await site.run();
    expect(await site.countOf('exposures')).toBe(6);
    expect(site.losses.lost).toBe(0);
  });

  it('a write that was cut off is done again', async () => {
    const recorder = await site.open();
    recorder.exposed(visitors(1));
    await site.run();
    let writing: Promise<void> | undefined;
    await site.database.transaction().execute(async (transaction) => {
      await sql`lock table experiments.exposures in exclusive mode`.execute(transaction);
      recorder.exposed(visitors(2, 1));
      writing = site.run();
      for (let ended = 0; ended === 0; ) {
        const { rows } = await sql`
          select pg_terminate_backend(pid) from pg_locks
          where relation = 'experiments.exposures'::regclass and not granted`.execute(transaction);
        ended = rows.length;
      }
      await writing;
    });
    expect(await site.countOf('exposures')).toBe(1);
    await site.run();
    expect(await site.countOf('exposures')).toBe(3);
    expect(site.losses).toEqual({ stored: 3, lost: 0, viewsLost: 0 });
  });

  it('a start opens all the same; rows wait, and what finds no room is counted', async () => {
    const proxy = await startProxy();
    proxy.cut();
    const recorder = await site.open({ databaseUrl: proxy.url, limits: { rows: 5 } });
    expect(recorder.isOpen()).toBe(true);
    recorder.exposed(visitors(7));
    const pauses: number[] = [];
    for (let attempt = 0; attempt < 9; attempt += 1) {
      pauses.push(...site.pauses());
      await site.run();
    }
    expect(pauses).toEqual([250, 500, 1000, 2000, 4000, 8000, 16000, 30000, 30000]);
    recorder.exposed(visitors(1, 9));
    proxy.mend();
    await site.run();
    expect(await storedVisitors()).toEqual(visitors(5).map((_, index) => `visitor-${index}`));
    expect(site.losses).toEqual({ stored: 5, lost: 3, viewsLost: 0 });
    expect(site.logged.map(({ message }) => message)).toEqual([
      'exposures or conversions of experiments were lost',
      'nothing can be recorded; rows wait',
      'recording again',
    ]);
    recorder.exposed(visitors(1, 20));
    expect(site.pauses()).toEqual([250]);
  });

  it('connects to the address that is told last', async () => {
    let port = '1';
    const recorder = await site.open({
      databaseUrl: async () => {
        const url = new URL(site.url);
        if (port) url.port = port;
        return url.href;
      },
    });
    recorder.exposed(visitors(2));
    await site.run();
    port = '';
    await site.run();
    expect(await site.countOf('exposures')).toBe(2);
  });

  it('makes its tables again where they were dropped meanwhile', async () => {
    const recorder = await site.open();
    recorder.exposed(visitors(1));
    await site.run();
    await sql`drop schema experiments cascade`.execute(site.database);
    recorder.exposed(visitors(1, 1));
    await site.run();
    await site.run();
    expect(await storedVisitors()).toEqual(['visitor-1']);
  });
});

describe('a row that the database refuses', () => {
  it('costs itself only, is counted, and its content is not in the log', async () => {
    const recorder = await site.open();
    recorder.exposed([
      ...visitors(20),
      exposureOf('zero\u0000'),
      exposureOf('x'.repeat(300)),
      exposureOf('timeless', { at: Number.NaN }),
      ...visitors(20, 20),
    ]);
    await site.run();
    expect(await site.countOf('exposures')).toBe(40);
    expect(site.losses).toEqual({ stored: 40, lost: 3, viewsLost: 0 });
    expect(site.pauses()).toEqual([]);
    expect(JSON.stringify(site.logged)).not.toMatch(/zero|xxx|timeless|visitor/);
    await recorder.close();
    expect(site.logged.map(({ fields }) => fields)).toEqual([
      { lost: 1, refusedWith: ['22P05'] },
      { lost: 2, refusedWith: ['23514', '23502'] },
    ]);
  });
});

describe('losses', () => {
  it('are told at most once a minute, as a sum', async () => {
    let now = NOW;
    const recorder = await site.open({ now: () => now, limits: { rows: 0 } });
    recorder.exposed(visitors(2));
    recorder.exposed(visitors(3));
    now += 60_000;
    recorder.exposed(visitors(4));
    expect(site.logged.map(({ fields }) => fields)).toEqual([
      { lost: 2, refusedWith: [] },
      { lost: 7, refusedWith: [] },
    ]);
    expect(site.losses.lost).toBe(9);
  });
});

describe('closing', () => {
  it('writes what waits', async () => {
    const recorder = await site.open();
    recorder.exposed(visitors(1200));
    await Promise.all([recorder.close(), recorder.close()]);
    expect(await site.countOf('exposures')).toBe(1200);
    expect(site.pauses()).toEqual([]);
    expect(recorder.isOpen()).toBe(false);
  });

  it('counts as lost what cannot be written in time, and what comes later', async () => {
    const proxy = await startProxy();
    proxy.cut();
    const recorder = await site.open({ databaseUrl: proxy.url });
    recorder.exposed(visitors(3));
    recorder.converted(conversionOf('anna'));
    await recorder.close();
    recorder.exposed(visitors(1));
    expect(site.losses).toEqual({ stored: 0, lost: 5, viewsLost: 0 });
  });

  it('does not wait for a database that says nothing', async () => {
    const blocker = await startProxy();
    const recorder = await site.open({ databaseUrl: blocker.url, limits: { closeMs: 50 } });
    recorder.exposed(visitors(1));
    await site.run();
    await site.database.transaction().execute(async (transaction) => {
      await sql`lock table experiments.exposures in exclusive mode`.execute(transaction);
      recorder.exposed(visitors(2, 1));
      await recorder.close();
      // Once the lock ends, the database may still store what the recorder gave up.
      expect(site.losses).toEqual({ stored: 1, lost: 2, viewsLost: 0 });
    });
  });
});
