import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** Events per read, however many a reader has missed. */
const EVENTS_AT_ONCE = 100;

export interface StoredEvent {
  readonly number: number;
  readonly kind: string;
  readonly data: unknown;
}

/** The number of a seeker's newest event; 0 before the first. */
export const lastEventOf = async (database: Kysely<Schema>, seekerId: number): Promise<number> => {
  const row = await database
    .selectFrom('reader_streams')
    .select('last_number')
    .where('seeker_id', '=', seekerId)
    .executeTakeFirst();
  return Number(row?.last_number ?? 0);
};

/** A seeker's events after a number, in order. */
export const readEvents = async (
  database: Kysely<Schema>,
  seekerId: number,
  after: number,
): Promise<StoredEvent[]> => {
  const rows = await database
    .selectFrom('reader_events')
    .select(['number', 'kind', 'data'])
    .where('seeker_id', '=', seekerId)
    .where('number', '>', String(after))
    .orderBy('number')
    .limit(EVENTS_AT_ONCE)
    .execute();
  return rows.map(({ number, ...event }) => ({ ...event, number: Number(number) }));
};

/** Whether all events after a number are still stored. */
export const isStored = async (
  database: Kysely<Schema>,
  seekerId: number,
  after: number,
): Promise<boolean> => {
  const { rows } = await sql<{ isStored: boolean }>`
    select ${after}::bigint = coalesce(last_number, 0) or exists (
      select from reader_events where seeker_id = ${seekerId} and number = ${after}::bigint + 1
    ) as "isStored"
    from (values (1)) as one left join reader_streams on seeker_id = ${seekerId}`.execute(database);
  return rows[0]?.isStored ?? false;
};
