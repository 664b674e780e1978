import { type Kysely, type Migration, sql } from 'kysely';

/** How far a load has come; null is one that has ended, as all of earlier versions have. */
export const loadProgress: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`alter table loads add column progress jsonb`.execute(database);
  },
};
