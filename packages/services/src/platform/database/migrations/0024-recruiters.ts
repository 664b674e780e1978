import { type Kysely, type Migration, sql } from 'kysely';

const steps = [
  // Stores only hashes: a person who reads the table cannot use the tokens.
  sql`
    create table recruiter_tokens (
      hash bytea primary key,
      recruiter_id integer not null references recruiters on delete cascade,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz
    )`,
  sql`create index recruiter_tokens_recruiter on recruiter_tokens (recruiter_id)`,
  // One row per recruiter and seeker, so that the list of views is read by index, page by page.
  sql`
    create table profile_views (
      seeker_id integer not null references seekers on delete cascade,
      recruiter_id integer not null references recruiters on delete cascade,
      times integer not null default 1 check (times > 0),
      first_at timestamptz not null,
      last_at timestamptz not null,
      last_day date not null,
      primary key (seeker_id, recruiter_id)
    )`,
  sql`create index profile_views_last on profile_views (seeker_id, last_at desc, recruiter_id)`,
  sql`create index profile_views_recruiter on profile_views (recruiter_id)`,
  sql`create index applications_of_job on applications (job_id, applied_at desc, seeker_id)`,
  sql`drop index if exists applications_job`,
  // Recruiters also see their closed jobs.
  sql`
    create index jobs_of_recruiter on jobs (recruiter_id, posted_at desc, id desc)
    where recruiter_id is not null`,
  sql`drop index jobs_recruiter`,
  sql`
    create table job_alerts (
      seeker_id integer primary key references seekers on delete cascade,
      frequency text not null check (frequency in ('daily', 'weekly', 'off')),
      filters jsonb not null,
      changed_at timestamptz not null,
      mailed_at timestamptz
    )`,
  sql`
    create table alerted_jobs (
      seeker_id integer not null references seekers on delete cascade,
      job_id integer not null references jobs on delete cascade,
      alerted_at timestamptz not null,
      primary key (seeker_id, job_id)
    )`,
  sql`create index alerted_jobs_job on alerted_jobs (job_id)`,
  sql`create index alerted_jobs_at on alerted_jobs (alerted_at)`,
];

/** The recruiters' side: their tokens, the profiles that they have opened; and the mails about new jobs. */
export const recruiters: Migration = {
  async up(database: Kysely<unknown>) {
    for (const step of steps) await step.execute(database);
  },
};
