import { type Kysely, sql } from 'kysely';
import type { RecordingSchema } from '../recording/schema.ts';

/** Any number that nothing else in the database locks. */
const LOCK = sql`hashtext('experiments.metric_sums')`;

/** Waits until nobody else changes the sums; until the end of the transaction. */
export const lockSums = async (transaction: Kysely<RecordingSchema>): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction);
};

/** The same without waiting: false while another replica folds. */
export const tryLockSums = async (transaction: Kysely<RecordingSchema>): Promise<boolean> => {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(${LOCK}) as locked`.execute(transaction);
  return rows[0]?.locked ?? false;
};
