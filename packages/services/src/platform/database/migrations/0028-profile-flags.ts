import { type Kysely, type Migration, sql } from 'kysely';

/** What the flags of a profile need: when a seeker was told that a saved job closes soon; who has a skill, by index. */
export const profileFlags: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`alter table saved_jobs add column closing_told_at timestamptz`.execute(database);
    await sql`create index seeker_skills_tag on seeker_skills (tag_id, seeker_id)`.execute(
      database,
    );
  },
};
