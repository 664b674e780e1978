import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

const isTransaction = (database: Kysely<Schema>): database is Transaction<Schema> =>
  database.isTransaction;

/** Runs work in the given transaction, or in one of its own. */
export const inTransaction = <Done>(
  database: Kysely<Schema>,
  work: (transaction: Transaction<Schema>) => Promise<Done>,
): Promise<Done> =>
  isTransaction(database) ? work(database) : database.transaction().execute(work);
