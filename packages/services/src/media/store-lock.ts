import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

const keyOf = (name: string) => sql`hashtextextended(${`media ${name}`}, 0)`;

/**
 * Says, until the transaction ends, that somebody is about to keep a file under this name. The database forgets it with
 * the connection of a process that dies, and what was begun is then anybody's to remove.
 */
export const lockName = async (transaction: Kysely<Schema>, name: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${keyOf(name)})`.execute(transaction);
};

/** As lockName, where nobody has said so; answers whether it could be. */
export const tryLockName = async (transaction: Kysely<Schema>, name: string): Promise<boolean> => {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(${keyOf(name)}) as locked`.execute(transaction);
  return rows[0]?.locked === true;
};
