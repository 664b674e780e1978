import type { MigrationResultSet, Migrator } from 'kysely';

/** SQLSTATE of a statement that the server itself has ended, because it took longer than it may. */
const CANCELED = '57014';
/**
 * SQLSTATE of a missing table or column. Before the migrator takes its lock it reads the columns of all schemas;
 * another program that migrates its own tables at that instant may drop some between two steps of that query.
 */
const UNDEFINED_TABLE = '42P01';
const UNDEFINED_COLUMN = '42703';

const RACES: ReadonlySet<unknown> = new Set([CANCELED, UNDEFINED_TABLE, UNDEFINED_COLUMN]);

/** Only errors before the first migration: later the same codes are a migration's fault, which would come again. */
const isRace = ({ error, results }: MigrationResultSet): boolean =>
  !results && error instanceof Error && 'code' in error && RACES.has(error.code);

/**
 * Runs all pending migrations; safe in several programs concurrently. All schemas of a database share one lock, so that
 * waiting for it may exceed the statement timeout: then the server is there, and the lock is requested again.
 */
export const migrateToLatest = async (
  migrator: Pick<Migrator, 'migrateToLatest'>,
): Promise<MigrationResultSet> => {
  for (;;) {
    const outcome = await migrator.migrateToLatest();
    if (!isRace(outcome)) return outcome;
  }
};
