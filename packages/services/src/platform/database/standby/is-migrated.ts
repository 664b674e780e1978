import { type Kysely, sql } from 'kysely';
import { MIGRATIONS } from '../migrations.ts';
import type { Schema } from '../schema.ts';

/** Whether this version can read a database: all of its migrations have run. False where it does not answer. */
export const isMigrated = async (database: Kysely<Schema>): Promise<boolean> => {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(
      database,
    );
    const done = new Set(rows.map(({ name }) => name));
    return Object.keys(MIGRATIONS).every((name) => done.has(name));
  } catch {
    return false;
  }
};
