import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

export interface ReaderEvent {
  readonly seekerId: number;
  readonly kind: 'message' | 'notification' | 'read';
  readonly data: object;
}

/** Sends an event to all open streams of a seeker when the transaction commits. @param now epoch ms */
export const addReaderEvent = async (
  transaction: Kysely<Schema>,
  { seekerId, kind, data }: ReaderEvent,
  now: number,
): Promise<void> => {
  await sql`select add_reader_event(
    ${seekerId}, ${kind}, ${JSON.stringify(data)}::jsonb, ${new Date(now)}
  )`.execute(transaction);
};
