import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Counts the applications of each job. Applying, withdrawing and erasing update the counts in the order of the jobs'
 * ids.
 */
const countApplications = [
  sql`
    create table job_applications (
      job_id integer primary key references jobs on delete cascade,
      applied integer not null check (applied >= 0)
    )`,
  sql`
    create function count_job_applications() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into job_applications (job_id, applied)
        select job_id, count(*) from changed group by job_id order by job_id
        on conflict (job_id) do update set applied = job_applications.applied + excluded.applied;
      else
        -- In order, so that no two erasures wait for each other.
        perform from job_applications where job_id in (select job_id from changed) order by job_id for update;
        update job_applications set applied = job_applications.applied - gone.number
        from (select job_id, count(*) as number from changed group by job_id) gone
        where job_applications.job_id = gone.job_id;
      end if;
      return null;
    end $$`,
  sql`
    create trigger job_applications_added after insert on applications referencing new table as changed
    for each statement execute function count_job_applications()`,
  sql`
    create trigger job_applications_gone after delete on applications referencing old table as changed
    for each statement execute function count_job_applications()`,
  sql`
    insert into job_applications (job_id, applied)
    select job_id, count(*) from applications group by job_id`,
  // New jobs are found without reading the table of jobs.
  sql`create index jobs_young on jobs (brand, posted_at) include (id, applied) where status = 'open'`,
];

/** The position of an entry before it moved up in a list, and the number of applications of a job. */
export const pagesAndCounts: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`alter table profile_views add column previous_at timestamptz`.execute(database);
    // Lists check for each application whether its chat is open.
    await sql`
      create index applications_shortlisted on applications (seeker_id, job_id)
      where shortlisted_at is not null`.execute(database);
    for (const step of countApplications) await step.execute(database);
  },
};
