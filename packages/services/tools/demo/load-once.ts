import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../src/platform/database/schema.ts';

/** Whether something is loaded for the first time; from now on it was. */
export const isFirstLoad = async (database: Kysely<Schema>, name: string): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('loads')
    .values({ name })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows !== 0n;
};

/** Loads something whole or not at all, and never again. */
export const loadOnce = (
  database: Kysely<Schema>,
  name: string,
  load: (transaction: Transaction<Schema>) => Promise<void>,
): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    if (await isFirstLoad(transaction, name)) await load(transaction);
  });
