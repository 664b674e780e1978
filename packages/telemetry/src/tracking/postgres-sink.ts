import { DAY_MS } from '@broadsheet/contract/durations';
import type { TrackedEvent } from '@broadsheet/contract/events';
import type { DatabaseUrl } from '@broadsheet/site-database/site-database';
import { type Kysely, sql } from 'kysely';
import type { EventSink } from './event-sink.ts';
import { openEventsDatabase } from './events-database.ts';

/** Thirteen months, so that a month can be compared with the same month of the year before. */
const RETENTION_MS = 395 * DAY_MS;
const CLEANUP_INTERVAL_MS = 3_600_000;
/** Keeps each statement short. */
const DELETE_BATCH_ROWS = 10_000;

const insert = (database: Kysely<unknown>, events: readonly TrackedEvent[]) =>
  sql`
    insert into tracking.events
      (id, at, brand, type, visitor, page, view, origin, source, listing, ref, pref, ref_pool,
       call, subjects, banner)
    select id, at, brand, type, visitor, page, view, origin, source, listing, ref, pref, "refPool",
           call, subjects, banner
    from json_to_recordset(${JSON.stringify(events)}::json) as given
      (id uuid, at timestamptz, brand text, type text, visitor uuid, page text, view text,
       origin text, source smallint, listing smallint, ref text, pref text, "refPool" jsonb,
       call text, subjects text[], banner text)
    on conflict (id) do nothing`.execute(database);

/** Returns how many it deleted. */
const deleteExpired = async (database: Kysely<unknown>, before: Date): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`
    delete from tracking.events where id in (
      select id from tracking.events where at < ${before} order by at limit ${DELETE_BATCH_ROWS}
    )`.execute(database);
  return Number(numAffectedRows);
};

export interface PostgresSinkOptions {
  readonly databaseUrl: DatabaseUrl;
  /** Epoch ms. */
  readonly now: () => number;
}

/** Stores events in the table `tracking.events`. Once an hour it deletes those past their retention. */
export const createPostgresSink = ({ databaseUrl, now }: PostgresSinkOptions): EventSink => {
  const database = openEventsDatabase(databaseUrl);
  let cleanedAt = Number.NEGATIVE_INFINITY;

  const clean = async (db: Kysely<unknown>): Promise<void> => {
    if (now() - cleanedAt < CLEANUP_INTERVAL_MS) return;
    const deleted = await deleteExpired(db, new Date(now() - RETENTION_MS));
    if (deleted < DELETE_BATCH_ROWS) cleanedAt = now();
  };
  return {
    send: (events) =>
      database.run(async (db) => {
        await insert(db, events);
        await clean(db);
      }),
    forget: (visitors) =>
      database.run(async (db) => {
        await sql`delete from tracking.events where visitor = any(${visitors}::uuid[])`.execute(db);
      }),
    close: database.close,
  };
};
