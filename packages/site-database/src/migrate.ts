import { type Kysely, type Migration, Migrator } from 'kysely';
import { migrateToLatest } from './migrate-to-latest.ts';

/** Every migration by its name, which also orders them. One that has been released is never changed. */
export type Migrations = Readonly<Record<string, Migration>>;

/** Migrates a schema of its own; safe in several processes concurrently. Throws all other database errors. */
export const migrate = async <Schema>(
  database: Kysely<Schema>,
  schemaName: string,
  migrations: Migrations,
): Promise<void> => {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => ({ ...migrations }) },
    migrationTableSchema: schemaName,
  });
  const { error } = await migrateToLatest(migrator);
  if (error) throw error;
};
