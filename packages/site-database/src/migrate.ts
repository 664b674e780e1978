import { type Kysely, type Migration, Migrator } from 'kysely';

/** Every migration by its name, which also orders them. One that has been released is never changed. */
export type Migrations = Readonly<Record<string, Migration>>;

/** SQLSTATE of a statement that the server itself has ended, because it took longer than it may. */
const CANCELED = '57014';

const isCanceled = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === CANCELED;

/**
 * Brings a schema of its own up to date; safe in several processes at once. All schemas of a database share one lock, so that a statement
 * may wait for longer than it may take: a server that ends it is there, and the lock is waited for again. Throws what else
 * the database says.
 */
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
  for (;;) {
    const { error } = await migrator.migrateToLatest();
    if (!error) return;
    if (!isCanceled(error)) throw error;
  }
};
