import { type Kysely, type Migration, sql } from 'kysely';

/** Who sent a change back last, and why. */
export const reasons: Migration = {
  up: async (database: Kysely<unknown>) => {
    await sql`alter table publishing.changes add column returned jsonb`.execute(database);
  },
};
