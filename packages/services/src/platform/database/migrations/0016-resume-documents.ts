import { type Kysely, type Migration, sql } from 'kysely';

/** The features that seekers have while a plan runs, and the resumes that they have created. */
export const resumeDocuments: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create table entitlements (
        seeker_id integer not null references seekers on delete cascade,
        feature text not null check (feature in ('resume-builder')),
        until timestamptz not null,
        primary key (seeker_id, feature)
      )`.execute(database);
    await sql`
      create table resume_documents (
        seeker_id integer primary key references seekers on delete cascade,
        document jsonb not null,
        version integer not null check (version > 0),
        updated_at timestamptz not null
      )`.execute(database);
  },
};
