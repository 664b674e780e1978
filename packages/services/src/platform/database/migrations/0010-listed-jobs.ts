import { ANY_BAND, EXPERIENCE_BANDS } from '@broadsheet/contract/experience';
import { type Kysely, type Migration, type RawBuilder, sql } from 'kysely';

const createTable = sql`
  create table listed_jobs (
    id integer primary key references jobs on delete cascade,
    brand brand not null,
    company_id integer not null,
    recruiter_id integer,
    category_id integer not null,
    industry_id integer not null,
    city_ids integer[] not null,
    tag_ids integer[] not null,
    min_years smallint not null,
    max_years smallint not null,
    pay_max_lakh double precision,
    female_candidate boolean not null,
    female_back_work_force boolean not null,
    differently_abled boolean not null,
    ex_defence boolean not null,
    work_from_home boolean not null,
    posted_at timestamptz not null,
    posted_day integer not null,
    expires_at timestamptz not null,
    search tsvector not null,
    bands smallint[] not null
  ) with (toast_tuple_target = 256, fillfactor = 90)`;

const overlaps = EXPERIENCE_BANDS.filter(({ id }) => id !== ANY_BAND).map(
  ({ id, minYears, maxYears }) => sql`(${sql.lit(id)}, ${sql.lit(minYears)}, ${sql.lit(maxYears)})`,
);

/** Ids of the experience bands that a job's years overlap. */
const bandsOf = (minYears: RawBuilder<unknown>, maxYears: RawBuilder<unknown>) => sql`array(
  select band.id from (values ${sql.join(overlaps)}) as band(id, low, high)
  where ${minYears} <= high and ${maxYears} >= low)::smallint[]`;

const day = sql`floor(extract(epoch from new.posted_at) / 86400)::integer`;

/** The search vector of the whole job: its headline, and its description (C). */
const text = sql`new.headline || setweight(to_tsvector('english', broadsheet_fold(
  regexp_replace(new.description_html, '<[^>]*>|&[a-z]+;', ' ', 'g'))), 'C')`;

const createTrigger = sql`
  create function jobs_list() returns trigger language plpgsql as $$
  begin
    delete from listed_jobs where id = new.id;
    if new.status = 'open' then
      insert into listed_jobs values (
        new.id, new.brand, new.company_id, new.recruiter_id, new.category_id, new.industry_id, new.city_ids,
        new.tag_ids, new.min_years, new.max_years, new.pay_max_lakh, new.female_candidate,
        new.female_back_work_force, new.differently_abled, new.ex_defence, new.work_from_home, new.posted_at,
        ${day}, new.expires_at, ${text}, ${bandsOf(sql`new.min_years`, sql`new.max_years`)});
    end if;
    return null;
  end $$`;

const attachTrigger = sql`
  create trigger jobs_list after insert or update of
    brand, title, skills, company_id, recruiter_id, category_id, industry_id, city_ids, tag_ids, min_years, max_years,
    pay_max_lakh, female_candidate, female_back_work_force, differently_abled, ex_defence, work_from_home,
    description_html, status, posted_at, expires_at
  on jobs for each row execute function jobs_list()`;

/** Jobs store only the headline's vector: the whole one is for finding, and only listed jobs are found. */
const storeHeadline = sql`
  create or replace function jobs_maintain() returns trigger language plpgsql as $$
  declare
    company text;
    labels text[];
  begin
    if exists (select from unnest(new.city_ids) as given(id)
               where not exists (select from cities where brand = new.brand and cities.id = given.id)) then
      raise foreign_key_violation using message = format('a city of %s is not one of %s', new.city_ids, new.brand);
    end if;
    select array_agg(label) into labels from tags where brand = new.brand and data_id = any(new.tag_ids);
    if coalesce(cardinality(labels), 0) < cardinality(new.tag_ids) then
      raise foreign_key_violation using message = format('a tag of %s is not one of %s', new.tag_ids, new.brand);
    end if;
    select name into company from companies where id = new.company_id;
    new.headline :=
      setweight(to_tsvector('broadsheet', broadsheet_fold(new.title)), 'A') ||
      setweight(to_tsvector('broadsheet', broadsheet_fold(
        concat_ws(' ', array_to_string(new.skills, ' '), array_to_string(labels, ' '), company))), 'B');
    return new;
  end $$`;

const fill = sql`
  insert into listed_jobs
  select id, brand, company_id, recruiter_id, category_id, industry_id, city_ids, tag_ids, min_years, max_years,
    pay_max_lakh, female_candidate, female_back_work_force, differently_abled, ex_defence, work_from_home, posted_at,
    floor(extract(epoch from posted_at) / 86400)::integer, expires_at, search,
    ${bandsOf(sql`min_years`, sql`max_years`)}
  from jobs where status = 'open' order by posted_at`;

/** One entry for each value of each filter: PostgreSQL intersects their lists in the index, before it reads any job. */
const found = (brand: string) => sql`
  create index ${sql.ref(`listed_jobs_${brand}`)} on listed_jobs using gin (
    search, posted_day, category_id, industry_id, city_ids, tag_ids, bands, pay_max_lakh, female_candidate,
    female_back_work_force, differently_abled, ex_defence, work_from_home
  ) where brand = ${sql.lit(brand)}`;

const indexes = [
  sql`create index listed_jobs_posted on listed_jobs (brand, posted_at desc, id desc)`,
  sql`create index listed_jobs_category on listed_jobs (brand, category_id, posted_at desc)`,
  sql`create index listed_jobs_company on listed_jobs (company_id, posted_at desc)`,
  sql`create index listed_jobs_recruiter on listed_jobs (recruiter_id, posted_at desc)`,
  found('tech'),
  found('management'),
];

const forget = [
  sql`drop index jobs_posted, jobs_search, jobs_tags, jobs_cities`,
  sql`alter table jobs drop column search`,
];

/** The table that lists and searches read: narrow rows of open jobs only, and an index that covers every filter. */
export const listedJobs: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`create extension if not exists btree_gin with schema public`.execute(database);
    const steps = [createTable, fill, ...indexes, createTrigger, attachTrigger, storeHeadline];
    for (const step of [...steps, ...forget]) await step.execute(database);
  },
};
