import { type Kysely, type Migration, sql } from 'kysely';

const MONTH = sql.raw("to_char(applied_at at time zone 'Asia/Kolkata', 'YYYY-MM')");

/** Every way of writing an application counts it in its month; the count stays when a seeker is erased. */
const countApplications = [
  sql`
    create function applications_counted() returns trigger language plpgsql as $$
    begin
      insert into job_months (job_id, month, applied)
      select job_id, ${MONTH}, count(*) from written group by 1, 2 order by 1, 2
      on conflict (job_id, month) do update set applied = job_months.applied + excluded.applied;
      return null;
    end $$`,
  sql`
    create trigger applications_counted after insert on applications referencing new table as written
    for each statement execute function applications_counted()`,
  sql`
    insert into job_months (job_id, month, applied)
    select job_id, ${MONTH}, count(*) from applications group by 1, 2`,
];

/** The monthly counts of each job, the schools that a brand counts, and the tests of jobs. */
export const insights: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create table job_months (
        job_id integer not null references jobs on delete cascade,
        month text not null check (month ~ ${sql.raw("'^\\d{4}-\\d{2}$'")}),
        views integer not null default 0, applied integer not null default 0,
        primary key (job_id, month)
      )`.execute(database);
    for (const statement of countApplications) await statement.execute(database);
    await sql`
      create table top_schools (
        brand text not null, name text not null,
        primary key (brand, name)
      )`.execute(database);
    await sql`
      create table assessments (
        id integer primary key generated always as identity,
        job_id integer not null unique references jobs on delete cascade,
        title text not null,
        minutes integer not null check (minutes between 1 and 240),
        pass_mark integer not null check (pass_mark between 1 and 100),
        days integer not null check (days between 1 and 60)
      )`.execute(database);
    await sql`
      create table assessment_questions (
        id integer primary key generated always as identity,
        assessment_id integer not null references assessments on delete cascade,
        position integer not null,
        text text not null,
        choices text[] not null check (cardinality(choices) between 2 and 6),
        right_choice integer not null check (right_choice between 0 and cardinality(choices) - 1),
        unique (assessment_id, position)
      )`.execute(database);
    await sql`
      create table assessment_attempts (
        seeker_id integer not null references seekers on delete cascade,
        assessment_id integer not null references assessments on delete cascade,
        started_at timestamptz not null,
        ends_at timestamptz not null,
        completed_at timestamptz,
        primary key (seeker_id, assessment_id)
      )`.execute(database);
    await sql`
      create table assessment_answers (
        seeker_id integer not null, assessment_id integer not null,
        question_id integer not null references assessment_questions on delete cascade,
        choice integer not null,
        answered_at timestamptz not null,
        primary key (seeker_id, question_id),
        foreign key (seeker_id, assessment_id) references assessment_attempts on delete cascade
      )`.execute(database);
    await sql`create index assessment_attempts_assessment on assessment_attempts (assessment_id)`.execute(
      database,
    );
    await sql`create index assessment_answers_attempt on assessment_answers (seeker_id, assessment_id)`.execute(
      database,
    );
  },
};
