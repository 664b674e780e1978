import { type Kysely, type Migration, sql } from 'kysely';

/** Seekers' actions on jobs; each once per seeker and job. */
export const jobActions: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create table saved_jobs (
        seeker_id integer not null references seekers on delete cascade,
        job_id integer not null references jobs on delete cascade,
        saved_at timestamptz not null,
        primary key (seeker_id, job_id)
      )`.execute(database);
    await sql`create index saved_jobs_job on saved_jobs (job_id)`.execute(database);
    await sql`
      create table applications (
        seeker_id integer not null references seekers on delete cascade,
        job_id integer not null references jobs on delete cascade,
        applied_at timestamptz not null,
        primary key (seeker_id, job_id)
      )`.execute(database);
    await sql`create index applications_job on applications (job_id)`.execute(database);
    await sql`
      create table job_reports (
        seeker_id integer not null references seekers on delete cascade,
        job_id integer not null references jobs on delete cascade,
        reason text not null check (reason in ('expired', 'wrong', 'fraud', 'offensive', 'other')),
        note text not null check (char_length(note) <= 500),
        reported_at timestamptz not null,
        primary key (seeker_id, job_id)
      )`.execute(database);
    await sql`create index job_reports_job on job_reports (job_id)`.execute(database);
  },
};
