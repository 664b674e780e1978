import type { MigrationResultSet, Migrator } from 'kysely';

/** SQLSTATE of a statement that the server itself has ended, because it took longer than it may. */
const CANCELED = '57014';
/**
 * SQLSTATE of a table or a column that is gone. Before it takes its lock the migrator reads the columns of all schemas; a
 * program that migrates other tables at that instant drops some of them between two steps of that query.
 */
const UNDEFINED_TABLE = '42P01';
const UNDEFINED_COLUMN = '42703';

/** Only what came before the first migration: there the same codes are no fault of a migration. */
const isRace = ({ error, results }: MigrationResultSet): boolean => {
  if (!(error instanceof Error) || !('code' in error)) return false;
  if (error.code === CANCELED) return true;
  return !results && (error.code === UNDEFINED_COLUMN || error.code === UNDEFINED_TABLE);
};

/**
 * Runs all migrations that have not run; safe in several programs at once. All schemas of a database share one lock, so that
 * a statement may wait for it for longer than it may take: a server that ends it is there, and the lock is waited for again.
 */
export const migrateToLatest = async (
  migrator: Pick<Migrator, 'migrateToLatest'>,
): Promise<MigrationResultSet> => {
  for (;;) {
    const outcome = await migrator.migrateToLatest();
    if (!isRace(outcome)) return outcome;
  }
};
