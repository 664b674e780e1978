import { type Kysely, Migrator } from 'kysely';
import { MIGRATIONS } from './migrations.ts';
import type { Schema } from './schema.ts';

/** Brings the database to the newest schema; safe to call from several processes at once. Answers what it ran. */
export const migrate = async (database: Kysely<Schema>): Promise<string[]> => {
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
