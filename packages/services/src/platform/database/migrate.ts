import { migrateToLatest } from '@broadsheet/site-database/migrate-to-latest';
import { Logger, runMigrations } from 'graphile-worker';
import { type Kysely, Migrator, sql } from 'kysely';
import { MIGRATIONS } from './migrations.ts';
import type { OpenDatabase } from './open-database.ts';
import type { Schema } from './schema.ts';

const SILENT = new Logger(() => () => undefined);

/**
 * Where the tables of the services are: the first schema of the search path, usually `public`. The migrator needs its name.
 * Without one it takes a `kysely_migration` of any schema for its own, such as the BFF's in `publishing`, and makes none.
 */
const loadOwnSchema = async (database: Kysely<Schema>): Promise<string> => {
  const { rows } = await sql<{ name: string | null }>`select current_schema() as name`.execute(
    database,
  );
  return rows[0]?.name ?? 'public';
};

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
    migrationTableSchema: await loadOwnSchema(database),
  });
  const { error, results = [] } = await migrateToLatest(migrator);
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
