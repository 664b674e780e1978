import { sql } from 'kysely';

const WATCHED = `brand, title, skills, company_id, recruiter_id, category_id, industry_id, city_ids, tag_ids, min_years,
  max_years, pay_max_lakh, female_candidate, female_back_work_force, differently_abled, ex_defence, work_from_home,
  description_html, status, posted_at, expires_at`;

const watchedOf = (row: string) =>
  sql.raw(
    `(${row}.headline, ${WATCHED.split(',')
      .map((column) => `${row}.${column.trim()}`)
      .join(', ')})`,
  );

/**
 * Every write of listed jobs takes this lock before any row lock: positions within a day are assigned one writer after
 * the other, and without it two writers could deadlock.
 */
export const triggers = [
  sql`
    create function jobs_wait_to_list() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(hashtext('broadsheet-listed'));
      return null;
    end $$`,
  sql`
    create function jobs_inserted() returns trigger language plpgsql as $$
    begin
      perform broadsheet_list_jobs(array(select id from written));
      return null;
    end $$`,
  sql`
    create function jobs_updated() returns trigger language plpgsql as $$
    declare
      changed integer[] := array(
        select id from written join before using (id)
        where ${watchedOf('written')} is distinct from ${watchedOf('before')});
    begin
      if cardinality(changed) > 0 then
        perform broadsheet_unlist_jobs(changed);
        perform broadsheet_list_jobs(changed);
      end if;
      return null;
    end $$`,
  sql`
    create function jobs_deleted() returns trigger language plpgsql as $$
    begin
      perform broadsheet_unlist_jobs(array(select id from before));
      return null;
    end $$`,
  sql`
    create trigger jobs_wait_to_list before insert or delete or update of ${sql.raw(WATCHED)} on jobs
    for each statement execute function jobs_wait_to_list()`,
  sql`
    create trigger jobs_inserted after insert on jobs referencing new table as written
    for each statement execute function jobs_inserted()`,
  sql`
    create trigger jobs_updated after update on jobs referencing old table as before new table as written
    for each statement execute function jobs_updated()`,
  sql`
    create trigger jobs_deleted after delete on jobs referencing old table as before
    for each statement execute function jobs_deleted()`,
];
