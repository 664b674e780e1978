import { setTimeout as wait } from 'node:timers/promises';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import { sql } from 'kysely';
import { openSiteDatabase } from '../../load/kills/people.ts';
import type { Undo } from '../scenario.ts';

const POLL_MS = 100;
const TIMEOUT_MS = 20_000;
const QUEUE = 'held-by-a-test';
const TASK = 'send-message';

/** Settles once the table exists: some are created with their first row. @throws {Error} where it is never created */
export const untilTable = async (site: RunningSite, table: string): Promise<void> => {
  const { database, close } = await openSiteDatabase(site);
  const isThere = async (): Promise<boolean> => {
    const { rows } = await sql<{ found: string | null }>`
      select to_regclass(${table})::text as found`.execute(database);
    return rows[0]?.found != null;
  };
  try {
    for (const until = performance.now() + TIMEOUT_MS; !(await isThere()); await wait(POLL_MS))
      if (performance.now() > until) throw new Error(`there is no table ${table}`);
  } finally {
    await close();
  }
};

/** Blocks all reads and writes until it is unlocked. @param table with its schema, unless it is that of the services */
export const lockTable = async (site: RunningSite, table: string): Promise<Undo> => {
  const { database, close } = await openSiteDatabase(site);
  let unlock = (): void => undefined;
  const isOver = new Promise<void>((resolve) => {
    unlock = resolve;
  });
  const isLocked = new Promise<void>((resolve, reject) => {
    const held = database.transaction().execute(async (transaction) => {
      await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(transaction);
      resolve();
      await isOver;
    });
    held.then(close, reject);
  });
  await isLocked;
  return async () => unlock();
};

/** A job that can never be done. */
export const spoilJob = async (site: RunningSite): Promise<Undo> => {
  const { database, close } = await openSiteDatabase(site);
  await sql`select graphile_worker.add_job(${TASK}, payload := '{}'::json, max_attempts := 1)`.execute(
    database,
  );
  return close;
};

/** A job that has long been due, in a locked queue. */
export const holdJob = async (site: RunningSite): Promise<Undo> => {
  const { database, close } = await openSiteDatabase(site);
  await database.transaction().execute(async (transaction) => {
    await sql`select graphile_worker.add_job(${TASK}, payload := '{}'::json, queue_name := ${QUEUE},
      run_at := now() - interval '20 minutes', job_key := ${QUEUE})`.execute(transaction);
    await sql`update graphile_worker._private_job_queues set locked_at = now(), locked_by = ${QUEUE}
      where queue_name = ${QUEUE}`.execute(transaction);
  });
  return async () => {
    await sql`update graphile_worker._private_job_queues set locked_at = null, locked_by = null
      where queue_name = ${QUEUE}`.execute(database);
    await sql`select graphile_worker.remove_job(${QUEUE})`.execute(database);
    await close();
  };
};
