import { AppError } from '@broadsheet/contract/errors';
import { isRowFault } from '@broadsheet/site-database/row-fault';
import { type DatabaseUrl, openSiteDatabase } from '@broadsheet/site-database/site-database';
import type { Kysely, Transaction } from 'kysely';
import { MIGRATIONS } from './migrations.ts';
import type { StaffSchema } from './schema.ts';

export interface StaffDatabase {
  /** Runs a task. Throws the task's AppErrors, and STUDIO_UNAVAILABLE where the database is away. */
  readonly runQuery: <Result>(
    task: (db: Kysely<StaffSchema>) => Promise<Result>,
  ) => Promise<Result>;
  /** Like `runQuery`, in one transaction: an error rolls it back. */
  readonly change: <Result>(
    task: (trx: Transaction<StaffSchema>) => Promise<Result>,
  ) => Promise<Result>;
  readonly close: () => Promise<void>;
}

/** The result of a task: a refusal is not a fault of the connection, which others continue to use. */
type Outcome<Result> =
  | { readonly isRefused: false; readonly result: Result }
  | { readonly isRefused: true; readonly refusal: AppError };

const outcomeOf = async <Result>(running: Promise<Result>): Promise<Outcome<Result>> => {
  try {
    return { isRefused: false, result: await running };
  } catch (error) {
    if (error instanceof AppError) return { isRefused: true, refusal: error };
    throw error;
  }
};

/** SQLSTATE class of an invalid statement. */
const MISTAKES = '42';
const isMistake = (error: unknown): boolean =>
  isRowFault(error) ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith(MISTAKES));

export const openStaffDatabase = (databaseUrl: DatabaseUrl): StaffDatabase => {
  const database = openSiteDatabase<StaffSchema>({
    databaseUrl,
    schemaName: 'staff',
    migrations: MIGRATIONS,
  });
  const runQuery: StaffDatabase['runQuery'] = async (task) => {
    const outcome = await database
      .run((db) => outcomeOf(task(db)))
      .catch((error: unknown): never => {
        if (isMistake(error)) throw error;
        throw new AppError('STUDIO_UNAVAILABLE', { cause: error });
      });
    if (outcome.isRefused) throw outcome.refusal;
    return outcome.result;
  };
  return {
    runQuery,
    change: (task) => runQuery((db) => db.transaction().execute(task)),
    close: database.close,
  };
};
