import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

const readLast = async (database: Kysely<Schema>): Promise<string> => {
  const { last } = await database
    .selectFrom('messages')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  return last ?? '0';
};

/** Loads what a demo tells of, of which nobody is written to: all of it is past. Nothing else may write messages meanwhile. */
export const withoutMails = async (
  database: Kysely<Schema>,
  load: () => Promise<void>,
): Promise<void> => {
  const last = await readLast(database);
  await load();
  await database.deleteFrom('messages').where('id', '>', last).execute();
};
