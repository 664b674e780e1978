import { type Kysely, Migrator } from 'kysely';
import { MIGRATIONS } from './migrations.ts';
import type { RecordingSchema } from './schema.ts';

/** Brings the schema `experiments` up to date; safe in several processes at once. Throws what the database says. */
export const migrate = async (database: Kysely<RecordingSchema>): Promise<void> => {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => ({ ...MIGRATIONS }) },
    migrationTableSchema: 'experiments',
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
};
