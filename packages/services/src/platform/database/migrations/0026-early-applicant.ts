import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Seekers' preferences for early jobs, and the jobs that they were notified of; a brand's rule for early jobs;
 * reminders about plans.
 */
export const earlyApplicant: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create table early_preferences (
        seeker_id integer primary key references seekers on delete cascade,
        category_ids integer[] not null,
        tag_ids integer[] not null,
        city_ids integer[] not null,
        years integer check (years >= 0),
        min_pay_lakh double precision check (min_pay_lakh > 0),
        mails boolean not null,
        updated_at timestamptz not null
      )`.execute(database);
    await sql`
      create table early_told_jobs (
        seeker_id integer not null references seekers on delete cascade,
        job_id integer not null references jobs on delete cascade,
        told_at timestamptz not null,
        primary key (seeker_id, job_id)
      )`.execute(database);
    await sql`create index early_told_jobs_job on early_told_jobs (job_id)`.execute(database);
    await sql`create index early_told_jobs_at on early_told_jobs (told_at)`.execute(database);
    await sql`
      alter table brand_rules
        add column early_hours integer not null default 72 check (early_hours > 0),
        add column early_applications integer not null default 10 check (early_applications > 0),
        add column unpaid_minutes integer not null default 60 check (unpaid_minutes > 0)
    `.execute(database);
    await sql`
      create table renewal_reminders (
        seeker_id integer not null references seekers on delete cascade,
        feature text not null,
        until timestamptz not null,
        code smallint not null check (code between 101 and 112),
        queued_at timestamptz not null,
        primary key (seeker_id, feature, until, code)
      )`.execute(database);
    await sql`
      create table payment_reminders (
        order_id text primary key references orders on delete cascade,
        queued_at timestamptz not null
      )`.execute(database);
    await sql`create index entitlements_until on entitlements (feature, until)`.execute(database);
  },
};
