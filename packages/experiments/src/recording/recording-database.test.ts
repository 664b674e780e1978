import { createEmptyDatabase } from '@broadsheet/test-kit/database/create-test-database';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openRecordingDatabase } from './recording-database.ts';
import { openRecording } from './recording-site.fixture.ts';
import { loadSeekerBuckets, saveSeekerBuckets } from './seeker-buckets.ts';

let site: ReturnType<typeof openRecording>;
const opened: ReturnType<typeof openRecordingDatabase>[] = [];

beforeEach(async () => {
  site = openRecording(await createEmptyDatabase());
});
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
  await site.close();
});
const openDatabase = () => {
  const database = openRecordingDatabase(site.url);
  opened.push(database);
  return database;
};

describe('the tables', () => {
  it('are made once by many that start at the same time, and touch no other schema', async () => {
    const databases = Array.from({ length: 6 }, openDatabase);
    const counts = await Promise.all(
      databases.map((database) =>
        database.run((db) => sql`select from experiments.exposures`.execute(db)),
      ),
    );
    expect(counts.map(({ rows }) => rows.length)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(
      await site.runQuery(sql`select name from experiments.kysely_migration order by name`),
    ).toEqual([{ name: '0001-recording' }, { name: '0002-units' }, { name: '0003-measures' }]);
    expect(
      await site.runQuery(sql`select table_name from information_schema.tables
        where table_schema = 'public'`),
    ).toEqual([]);
  });
});

/** The lock of Kysely's migrators for all schemas of a database. */
const MIGRATION_LOCK = '3853314791062309107';

it('the migrations of somebody else are waited for longer than a statement may take', async () => {
  const other = new pg.Client({ connectionString: site.url });
  // The database is dropped by force, maybe before the connection has ended.
  other.on('error', () => undefined);
  await other.connect();
  onTestFinished(() => other.end());
  await other.query(`select pg_advisory_lock(${MIGRATION_LOCK})`);
  const database = openRecordingDatabase(site.url, 1_000);
  opened.push(database);
  const count = database.run((db) => sql`select from experiments.exposures`.execute(db));
  const onDone = vi.fn();
  count.finally(onDone).catch(() => undefined);
  const loadBegin = async (): Promise<number> => {
    const { rows } = await other.query(
      `select query_start from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and wait_event = 'advisory'`,
    );
    return rows[0]?.query_start.getTime() ?? 0;
  };
  const slowly = { timeout: 15_000, interval: 50 };
  await expect.poll(loadBegin, slowly).toBeGreaterThan(0);
  const begin = await loadBegin();
  // The server has ended the statement, and there is another one.
  await expect.poll(loadBegin, slowly).toBeGreaterThan(begin);
  expect(onDone).not.toHaveBeenCalled();
  await other.query(`select pg_advisory_unlock(${MIGRATION_LOCK})`);
  expect((await count).rows).toEqual([]);
});

describe('the buckets of a seeker', () => {
  it('are kept for the account, and the arm that was dealt first stays', async () => {
    const database = openDatabase();
    await database.run((db) => saveSeekerBuckets(db, '7', { 'home-order@1': 'b' }));
    await database.run((db) =>
      saveSeekerBuckets(db, '7', { 'home-order@1': 'control', 'home-order@2': 'c' }),
    );
    await database.run((db) => saveSeekerBuckets(db, '8', {}));
    expect(await database.run((db) => loadSeekerBuckets(db, '7'))).toEqual({
      'home-order@1': 'b',
      'home-order@2': 'c',
    });
    expect(await database.run((db) => loadSeekerBuckets(db, '8'))).toEqual({});
  });
});
