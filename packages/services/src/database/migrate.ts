import { Logger, runMigrations } from 'graphile-worker';
import { Migrator } from 'kysely';
import { MIGRATIONS } from './migrations.ts';
import type { OpenDatabase } from './open-database.ts';

const SILENT = new Logger(() => () => undefined);

/**
 * Brings the database to the newest schema, that of the jobs in the background included; safe to call from several
 * processes at once. Answers what it ran.
 */
export const migrate = async ({
  database,
  url,
}: Pick<OpenDatabase, 'database' | 'url'>): Promise<string[]> => {
  await runMigrations({ connectionString: url, logger: SILENT });
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => ({ ...MIGRATIONS }) },
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) {
    const failed = results.find(({ status }) => status === 'Error')?.migrationName;
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The database could not be migrated${failed ? ` (${failed})` : ''}: ${reason}`,
      {
        cause: error,
      },
    );
  }
  return results.map(({ migrationName }) => migrationName);
};
