import { type Kysely, type Migration, sql } from 'kysely';
import { card, dayOf } from './0012-listed-card.ts';

const WATCHED = `brand, title, skills, company_id, recruiter_id, category_id, industry_id, city_ids, tag_ids, min_years,
  max_years, pay_max_lakh, female_candidate, female_back_work_force, differently_abled, ex_defence, work_from_home,
  work_mode, shift, description_html, status, posted_at, expires_at`;

const watchedOf = (row: string) =>
  sql.raw(
    `(${row}.headline, ${WATCHED.split(',')
      .map((column) => `${row}.${column.trim()}`)
      .join(', ')})`,
  );

/** Bits of the work mode and of the shift: `open-days/read-cards` reads them. */
const workTermBits = sql`
  (case work_mode when 'office' then 1 when 'hybrid' then 2 else 0 end
  + case shift when 'day' then 8 when 'night' then 16 when 'rotational' then 32 else 0 end)::smallint`;

const positionJobs = sql`
  create or replace function broadsheet_place_jobs(given integer[]) returns void language sql as $$
    insert into listed_days as days (brand, day, places)
    select brand, ${dayOf}, count(*) from jobs where id = any(given) and status = 'open' group by 1, 2
    on conflict (brand, day) do update set places = days.places + excluded.places;

    insert into listed_jobs (id, brand, day, place, company_id, expires_at, card, work_terms)
    select id, brand, day, place, company_id, expires_at, ${card}, ${workTermBits}
    from (
      select jobs.*, days.day, (days.places - row_number() over (
        partition by days.brand, days.day order by posted_at desc, id desc))::integer as place
      from jobs join listed_days days on days.brand = jobs.brand and days.day = ${dayOf}
      where id = any(given) and status = 'open'
    ) placed;
  $$`;

const steps = [
  sql`
    alter table jobs
      add column work_mode text check (work_mode in ('office', 'hybrid')),
      add column shift text check (shift in ('day', 'night', 'rotational'))`,
  // Beside the card: an earlier version of the program would misread a longer one.
  sql`alter table listed_jobs add column work_terms smallint not null default 0`,
  positionJobs,
  sql`
    create or replace function jobs_updated() returns trigger language plpgsql as $$
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
  sql`drop trigger jobs_wait_to_list on jobs`,
  sql`
    create trigger jobs_wait_to_list before insert or delete or update of ${sql.raw(WATCHED)} on jobs
    for each statement execute function jobs_wait_to_list()`,
];

/**
 * The work mode and the shift of jobs; null where the employer does not say it. A remote job is `work_from_home`, as
 * ever, and has no other mode: so what an earlier version of the program writes is right, and nothing is copied.
 */
export const workTerms: Migration = {
  async up(database: Kysely<unknown>) {
    for (const step of steps) await step.execute(database);
  },
};
