import { type Kysely, type Migration, sql } from 'kysely';

/** What a seeker does not want to see in the feed, and their preferences for it. Own lists are read by day. */
export const feed: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create table hidden_jobs (
        seeker_id integer not null references seekers on delete cascade,
        job_id integer not null references jobs on delete cascade,
        hidden_at timestamptz not null,
        primary key (seeker_id, job_id)
      )`.execute(database);
    await sql`create index hidden_jobs_job on hidden_jobs (job_id)`.execute(database);
    await sql`
      create index hidden_jobs_latest on hidden_jobs (seeker_id, hidden_at desc, job_id desc)
    `.execute(database);
    await sql`
      create table unfollowed_recruiters (
        seeker_id integer not null references seekers on delete cascade,
        recruiter_id integer not null references recruiters on delete cascade,
        unfollowed_at timestamptz not null,
        primary key (seeker_id, recruiter_id)
      )`.execute(database);
    await sql`
      create index unfollowed_recruiters_recruiter on unfollowed_recruiters (recruiter_id)
    `.execute(database);
    await sql`
      create index unfollowed_recruiters_latest
      on unfollowed_recruiters (seeker_id, unfollowed_at desc, recruiter_id desc)`.execute(
      database,
    );
    await sql`
      create index saved_jobs_latest on saved_jobs (seeker_id, saved_at desc, job_id desc)
    `.execute(database);
    await sql`
      create table feed_preferences (
        seeker_id integer primary key references seekers on delete cascade,
        category_ids integer[] not null,
        city_ids integer[] not null,
        min_pay_lakh double precision check (min_pay_lakh > 0),
        work_from_home boolean not null,
        updated_at timestamptz not null
      )`.execute(database);
  },
};
