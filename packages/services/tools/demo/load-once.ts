import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../src/platform/database/schema.ts';

/** Whether a data set is loaded for the first time; also marks it as loaded. */
export const isFirstLoad = async (database: Kysely<Schema>, name: string): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('loads')
    .values({ name })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows !== 0n;
};

/** Loads a data set in one transaction, once. */
export const loadOnce = (
  database: Kysely<Schema>,
  name: string,
  load: (transaction: Transaction<Schema>) => Promise<void>,
): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    if (await isFirstLoad(transaction, name)) await load(transaction);
  });
