import { type Kysely, type Migration, sql } from 'kysely';

/** The tables with the applicant's data that a fit depends on. */
const APPLICANT_TABLES = ['profiles', 'seeker_skills', 'preferred_cities', 'educations'];
const EVENTS = [
  { event: 'insert', rows: 'new' },
  { event: 'update', rows: 'new' },
  { event: 'delete', rows: 'old' },
];

const begin = [
  sql`
    create table application_fits (
      job_id integer not null,
      seeker_id integer not null,
      applied_at timestamptz not null,
      revision integer not null default 0,
      basis integer,
      fit double precision,
      told_at bigint,
      held bigint not null default 0,
      months integer,
      top_school boolean not null default false,
      primary key (job_id, seeker_id)
        include (basis, fit, told_at, applied_at, held, months, top_school),
      foreign key (seeker_id, job_id) references applications on delete cascade
    )`,
  sql`create index application_fits_seeker on application_fits (seeker_id, job_id)`,
  sql`create index application_fits_basis on application_fits (job_id, basis)`,
  // Insights count by status.
  sql`create index applications_job_status on applications (job_id, status)`,
  sql`
    insert into application_fits (job_id, seeker_id, applied_at)
    select job_id, seeker_id, applied_at from applications order by 1, 2`,
  sql`
    create function add_application_fits() returns trigger language plpgsql as $$
    begin
      insert into application_fits (job_id, seeker_id, applied_at)
      select job_id, seeker_id, applied_at from written order by 1, 2;
      return null;
    end $$`,
  sql`
    create trigger application_fits after insert on applications referencing new table as written
    for each statement execute function add_application_fits()`,
  // A changed revision tells a process that is computing a fit that its input is out of date.
  sql`
    create function drop_application_fits() returns trigger language plpgsql as $$
    begin
      update application_fits set basis = null, revision = revision + 1
      where seeker_id in (select seeker_id from changed);
      return null;
    end $$`,
];

/**
 * How well each application fits its job: computed on request, and dropped in the transaction that changes the
 * applicant.
 */
export const applicationFits: Migration = {
  async up(database: Kysely<unknown>) {
    for (const step of begin) await step.execute(database);
    for (const table of APPLICANT_TABLES)
      for (const { event, rows } of EVENTS)
        await sql`
          create trigger ${sql.raw(`application_fits_${event}`)} after ${sql.raw(event)} on ${sql.raw(table)}
          referencing ${sql.raw(rows)} table as changed
          for each statement execute function drop_application_fits()`.execute(database);
  },
};
