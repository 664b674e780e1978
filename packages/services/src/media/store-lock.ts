import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

const keyOf = (name: string) => sql`hashtextextended(${`media ${name}`}, 0)`;

/**
 * Locks a stored name until the transaction ends, while its file is being saved. PostgreSQL releases the lock when the
 * process dies, and the unfinished file may then be removed.
 */
export const lockName = async (transaction: Kysely<Schema>, name: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${keyOf(name)})`.execute(transaction);
};

/** Like lockName, but does not wait; returns whether it got the lock. */
export const tryLockName = async (transaction: Kysely<Schema>, name: string): Promise<boolean> => {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(${keyOf(name)}) as locked`.execute(transaction);
  return rows[0]?.locked === true;
};
