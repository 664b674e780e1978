import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Adds those of the given jobs that now have too many applications to be early, with the time of the one that made it
 * so.
 */
const addCrowded = sql`
  create function add_crowded_jobs(ids integer[]) returns void language sql as $$
    insert into crowded_jobs (job_id, brand, posted_at, crowded_at)
    select jobs.id, jobs.brand, jobs.posted_at, last_one.applied_at
    from job_applications counted
    join jobs on jobs.id = counted.job_id
    join brand_rules rules on rules.brand = jobs.brand
    cross join lateral (
      select applied_at from applications where applications.job_id = counted.job_id
      order by applied_at offset rules.early_applications - jobs.applied - 1 limit 1
    ) last_one
    where counted.job_id = any(ids) and jobs.applied < rules.early_applications
      and jobs.applied + counted.applied >= rules.early_applications
      and not exists (select from crowded_jobs where job_id = counted.job_id)
    order by jobs.id
    on conflict do nothing
  $$`;

/** As before, and now also maintains the crowded jobs: the writer already holds the lock on the job's count. */
const countApplications = sql`
  create or replace function count_job_applications() returns trigger language plpgsql as $$
  declare
    ids integer[];
  begin
    select array_agg(distinct job_id) into ids from changed;
    if ids is null then
      return null;
    end if;
    if tg_op = 'INSERT' then
      insert into job_applications (job_id, applied)
      select job_id, count(*) from changed group by job_id order by job_id
      on conflict (job_id) do update set applied = job_applications.applied + excluded.applied;
    else
      -- In order, so that no two erasures wait for each other.
      perform from job_applications where job_id = any(ids) order by job_id for update;
      update job_applications set applied = job_applications.applied - gone.number
      from (select job_id, count(*) as number from changed group by job_id) gone
      where job_applications.job_id = gone.job_id;
      delete from crowded_jobs where job_id = any(ids);
    end if;
    perform add_crowded_jobs(ids);
    return null;
  end $$`;

const followJobs = [
  sql`
    create function move_crowded_job() returns trigger language plpgsql as $$
    begin
      update crowded_jobs set posted_at = new.posted_at where job_id = new.id;
      return null;
    end $$`,
  sql`
    create trigger crowded_jobs_moved after update of posted_at on jobs
    for each row when (old.posted_at is distinct from new.posted_at) execute function move_crowded_job()`,
];

const followRules = [
  sql`
    create function crowd_jobs_anew() returns trigger language plpgsql as $$
    begin
      -- Who counts by the rule before has to be done, and who comes later finds this one.
      lock table job_applications in share row exclusive mode;
      delete from crowded_jobs where brand = new.brand;
      perform add_crowded_jobs(array(
        select job_id from job_applications join jobs on jobs.id = job_id where brand = new.brand));
      return null;
    end $$`,
  sql`
    create trigger crowded_jobs_ruled after update of early_applications on brand_rules
    for each row when (old.early_applications is distinct from new.early_applications)
    execute function crowd_jobs_anew()`,
];

/** Jobs that are no longer early, because of the applications made here: finding early jobs needs no counting. */
export const crowdedJobs: Migration = {
  async up(database: Kysely<unknown>) {
    for (const step of [
      // No foreign key: a transaction that deletes a job would hold it while it waits for the job's count. The row goes
      // with its applications.
      sql`
        create table crowded_jobs (
          job_id integer primary key,
          brand brand not null,
          posted_at timestamptz not null,
          crowded_at timestamptz not null
        )`,
      sql`create index crowded_jobs_young on crowded_jobs (brand, posted_at) include (crowded_at, job_id)`,
      addCrowded,
      countApplications,
      ...followJobs,
      ...followRules,
      sql`select add_crowded_jobs(array(select job_id from job_applications))`,
      // Few sources report how many have applied elsewhere.
      sql`drop index jobs_young`,
      sql`
        create index jobs_young on jobs (brand, posted_at) include (id, applied)
        where status = 'open' and applied > 0`,
    ])
      await step.execute(database);
  },
};
