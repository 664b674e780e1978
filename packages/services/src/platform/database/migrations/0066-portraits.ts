import { type Kysely, type Migration, sql } from 'kysely';

/** Portraits of recruiters; null: pages show initials. */
export const portraits: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`alter table recruiters add column portrait text`.execute(database);
  },
};
