import { type Kysely, type Migration, sql } from 'kysely';

/** Data for the flags of a profile: when a seeker was notified that a saved job closes soon; an index of skills. */
export const profileFlags: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`alter table saved_jobs add column closing_told_at timestamptz`.execute(database);
    await sql`create index seeker_skills_tag on seeker_skills (tag_id, seeker_id)`.execute(
      database,
    );
  },
};
