import { type Kysely, type Migration, sql } from 'kysely';

/** The progress of a load; null for a completed one, as all of earlier versions are. */
export const loadProgress: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`alter table loads add column progress jsonb`.execute(database);
  },
};
