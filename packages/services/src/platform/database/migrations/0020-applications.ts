import { type Kysely, type Migration, sql } from 'kysely';

/** The content and status of an application, the questions of a job, and follow-ups. */
export const applications: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create type application_status as enum
        ('applied', 'viewed', 'shortlisted', 'interview', 'offered', 'rejected')`.execute(database);
    await sql`
      alter table applications
        add column status application_status not null default 'applied',
        add column at_employer boolean not null default false,
        add column answers jsonb not null default '[]',
        add column cover_letter text check (char_length(cover_letter) <= 5000)`.execute(database);
    await sql`
      update applications set at_employer = true
      from jobs where jobs.id = applications.job_id and apply_url is not null`.execute(database);
    await sql`
      create index applications_newest on applications (seeker_id, applied_at desc, job_id desc)
      include (at_employer)`.execute(database);
    await sql`
      create index applications_status on applications (seeker_id, status, applied_at desc, job_id desc)`.execute(
      database,
    );
    await sql`
      create table application_steps (
        seeker_id integer not null,
        job_id integer not null,
        status application_status not null check (status > 'applied'),
        at timestamptz not null,
        recruiter_id integer references recruiters on delete set null,
        primary key (seeker_id, job_id, status),
        foreign key (seeker_id, job_id) references applications on delete cascade
      )`.execute(database);
    await sql`
      insert into application_steps (seeker_id, job_id, status, at)
      select seeker_id, job_id, 'shortlisted', shortlisted_at from applications
      where shortlisted_at is not null`.execute(database);
    await sql`
      update applications set status = 'shortlisted' where shortlisted_at is not null`.execute(
      database,
    );
    await sql`
      create table job_questions (
        job_id integer not null references jobs on delete cascade,
        position smallint not null check (position between 1 and 10),
        text text not null check (char_length(text) between 1 and 300),
        kind text not null check (kind in ('text', 'yesno', 'number', 'choice')),
        required boolean not null,
        choices text[] not null default '{}' check ((kind = 'choice') = (cardinality(choices) > 1)),
        primary key (job_id, position)
      )`.execute(database);
    await sql`
      create table follow_ups (
        seeker_id integer not null,
        job_id integer not null,
        followed_at timestamptz not null,
        answered_at timestamptz,
        answer text check ((answer is null) = (answered_at is null) and char_length(answer) <= 1000),
        primary key (seeker_id, followed_at),
        foreign key (seeker_id, job_id) references applications on delete cascade
      )`.execute(database);
    await sql`create index follow_ups_job on follow_ups (job_id, followed_at desc)`.execute(
      database,
    );
    await sql`
      create table brand_rules (
        brand brand primary key,
        apply_limit integer not null check (apply_limit > 0)
      )`.execute(database);
  },
};
