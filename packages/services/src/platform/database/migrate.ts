import { migrateToLatest } from '@broadsheet/site-database/migrate-to-latest';
import { Logger, runMigrations } from 'graphile-worker';
import { type Kysely, Migrator, sql } from 'kysely';
import { MIGRATIONS } from './migrations.ts';
import type { OpenDatabase } from './open-database.ts';
import type { Schema } from './schema.ts';

const SILENT = new Logger(() => () => undefined);

/**
 * Finds the schema of the services' tables: the first of the search path, usually `public`. The migrator needs its
 * name. Without one it accepts a `kysely_migration` table of any schema, such as the BFF's in `publishing`, and creates
 * none.
 */
const loadOwnSchema = async (database: Kysely<Schema>): Promise<string> => {
  const { rows } = await sql<{ name: string | null }>`select current_schema() as name`.execute(
    database,
  );
  return rows[0]?.name ?? 'public';
};

/**
 * Migrates the database to the newest schema, with that of the background jobs; safe to call from several processes at
 * once. Returns the migrations that it ran.
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
