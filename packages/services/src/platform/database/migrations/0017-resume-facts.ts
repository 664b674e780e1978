import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Facts that are read from resumes, by file. Resumes that were uploaded before are read in the next minutes. From now
 * on a seeker's cohort is computed on each request and not stored.
 */
export const resumeFacts: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create table resume_facts (
        seeker_id integer primary key references seekers on delete cascade,
        file_id uuid not null unique references media_files on delete cascade,
        status text not null check (status in ('reading', 'read', 'failed')),
        failure text check ((failure is not null) = (status = 'failed')),
        resume jsonb check ((resume is not null) = (status = 'read')),
        tries smallint not null default 0,
        tried_at timestamptz not null,
        parsed_at timestamptz check ((parsed_at is null) = (status = 'reading')),
        mismatch_answered_at timestamptz
      )`.execute(database);
    await sql`
      create index resume_facts_reading on resume_facts (tried_at)
      where status = 'reading'`.execute(database);
    await sql`
      insert into resume_facts (seeker_id, file_id, status, tried_at)
      select seeker_id, id, 'reading', uploaded_at from media_files
      where media_type = 'resume' and recommendation_id is null`.execute(database);
    await sql`alter table seekers drop column cohort`.execute(database);
  },
};
