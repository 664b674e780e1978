import { ANY_BAND, EXPERIENCE_BANDS } from '@broadsheet/contract/experience';
import { type Kysely, type Migration, type RawBuilder, sql } from 'kysely';

/** Adjacent words joined to one: the index finds phrases, although PostgreSQL stores no positions in it. */
const createPairs = sql`
  create function broadsheet_pairs(words tsvector) returns text[]
  language sql immutable strict parallel safe as $$
    select coalesce(array_agg(lexeme || ' ' || next order by place), '{}')
    from (
      select lexeme, place, lead(lexeme) over placed as next, lead(place) over placed as next_place
      from unnest(words) as word(lexeme, places, weights), unnest(places) as place
      window placed as (order by place)
    ) words_in_order
    where next_place = place + 1
  $$`;

const createPhrase = sql`
  create function broadsheet_phrase(value text) returns tsquery
  language sql immutable strict parallel safe as $$
    select coalesce(
      (select string_agg(quote_literal(pair), ' & ' order by place)::tsquery
       from unnest(broadsheet_pairs(to_tsvector('broadsheet', broadsheet_fold(value))))
         with ordinality as pairs(pair, place)),
      phraseto_tsquery('broadsheet', broadsheet_fold(value)))
  $$`;

/** The fields of a found job that lists need, in bytes: `search/job-cards` reads them. */
const createCard = sql`
  create function broadsheet_card(posted_at timestamptz, id integer, flags boolean[], pay_steps smallint[],
    bands smallint[], category_id integer, industry_id integer, city_ids integer[]) returns bytea
  language sql immutable parallel safe as $$
    select timestamptz_send(posted_at) || int4send(id) || int4send(
        cardinality(city_ids)
        + (select coalesce(sum(1 << (band + 6)), 0)::integer from unnest(bands) as band)
        + (select coalesce(sum(1 << (place + 15)::integer), 0)::integer
           from unnest(flags) with ordinality as said(flag, place) where flag)
        + (cardinality(pay_steps) << 21))
      || int4send(category_id) || int4send(industry_id)
      || (select coalesce(string_agg(int4send(city), '' order by place), '')
          from unnest(city_ids) with ordinality as named(city, place))
  $$`;

/** The columns that every list reads come first, then those that only the index uses. */
const createTable = sql`
  create table narrow_jobs (
    posted_at timestamptz not null,
    expires_at timestamptz not null,
    id integer primary key references jobs on delete cascade,
    company_id integer not null,
    card bytea not null generated always as (broadsheet_card(posted_at, id,
      array[work_from_home, female_candidate, female_back_work_force, differently_abled, ex_defence],
      pay_steps, bands, category_id, industry_id, city_ids)) stored,
    posted_day integer not null,
    category_id integer not null,
    industry_id integer not null,
    brand brand not null,
    min_years smallint not null,
    max_years smallint not null,
    female_candidate boolean not null,
    female_back_work_force boolean not null,
    differently_abled boolean not null,
    ex_defence boolean not null,
    work_from_home boolean not null,
    city_ids integer[] not null,
    tag_ids integer[] not null,
    bands smallint[] not null,
    pay_steps smallint[] not null,
    recruiter_id integer,
    pay_max_lakh double precision,
    search tsvector not null
  ) with (toast_tuple_target = 512)`;

const COLUMNS = sql`(posted_at, expires_at, id, company_id, posted_day, category_id, industry_id, brand, min_years,
  max_years, female_candidate, female_back_work_force, differently_abled, ex_defence, work_from_home, city_ids, tag_ids,
  bands, pay_steps, recruiter_id, pay_max_lakh, search)`;

const overlaps = EXPERIENCE_BANDS.filter(({ id }) => id !== ANY_BAND).map(
  ({ id, minYears, maxYears }) => sql`(${sql.lit(id)}, ${sql.lit(minYears)}, ${sql.lit(maxYears)})`,
);

/** Ids of the experience bands that a job's years overlap. */
const bandsOfNew = sql`array(
  select band.id from (values ${sql.join(overlaps)}) as band(id, low, high)
  where new.min_years <= high and new.max_years >= low)::smallint[]`;

/** Of 3, 6, 10, 15, 25 and 50 lakh, the numbers of the steps that the pay reaches; 0 where the pay is known. */
const payStepsOf = (payMaxLakh: RawBuilder<unknown>) => sql`array(
  select generate_series(0, width_bucket(${payMaxLakh}, '{3, 6, 10, 15, 25, 50}'::double precision[])))::smallint[]`;

const withPairs = (text: RawBuilder<unknown>) =>
  sql`${text} || array_to_tsvector(broadsheet_pairs(${text}))`;

const fill = sql`
  insert into narrow_jobs ${COLUMNS}
  select posted_at, expires_at, id, company_id, posted_day, category_id, industry_id, brand, min_years, max_years,
    female_candidate, female_back_work_force, differently_abled, ex_defence, work_from_home, city_ids, tag_ids, bands,
    ${payStepsOf(sql`pay_max_lakh`)}, recruiter_id, pay_max_lakh, ${withPairs(sql`search`)}
  from listed_jobs order by posted_at`;

/** The search vector of the whole job: its headline, and its description (C). */
const searchVector = sql`new.headline || setweight(to_tsvector('english', broadsheet_fold(
  regexp_replace(new.description_html, '<[^>]*>|&[a-z]+;', ' ', 'g'))), 'C')`;

const replaceTrigger = sql`
  create or replace function jobs_list() returns trigger language plpgsql as $$
  declare
    words tsvector;
  begin
    delete from listed_jobs where id = new.id;
    if new.status = 'open' then
      words := ${searchVector};
      insert into listed_jobs ${COLUMNS} values (
        new.posted_at, new.expires_at, new.id, new.company_id, floor(extract(epoch from new.posted_at) / 86400)::integer,
        new.category_id, new.industry_id, new.brand, new.min_years, new.max_years, new.female_candidate,
        new.female_back_work_force, new.differently_abled, new.ex_defence, new.work_from_home, new.city_ids, new.tag_ids,
        ${bandsOfNew}, ${payStepsOf(sql`new.pay_max_lakh`)}, new.recruiter_id, new.pay_max_lakh,
        ${withPairs(sql`words`)});
    end if;
    return null;
  end $$`;

/**
 * The spans of 1, 2, 4 and up to 512 days that contain a day. Each is a number: its start in units of its length, and
 * the length in the last four bits. So a period of any length is one condition.
 */
const createSpans = sql`
  create function broadsheet_spans(day integer) returns integer[]
  language sql immutable strict parallel safe as $$
    select array_agg((day >> level << 4) + level) from generate_series(0, 9) as level
  $$`;

/** `fastupdate` is off, because a list queries several times, and each query would scan all pending entries. */
const found = (brand: string) => sql`
  create index ${sql.ref(`listed_jobs_${brand}`)} on listed_jobs using gin (
    search, broadsheet_spans(posted_day), category_id, industry_id, city_ids, tag_ids, bands, pay_steps, female_candidate,
    female_back_work_force, differently_abled, ex_defence, work_from_home
  ) with (fastupdate = off) where brand = ${sql.lit(brand)}`;

const steps = [
  createPairs,
  createPhrase,
  createCard,
  createSpans,
  createTable,
  fill,
  sql`drop table listed_jobs`,
  sql`alter table narrow_jobs rename to listed_jobs`,
  sql`alter index narrow_jobs_pkey rename to listed_jobs_pkey`,
  sql`create index listed_jobs_posted on listed_jobs (brand, posted_at desc, id desc)`,
  sql`create index listed_jobs_company on listed_jobs (company_id, posted_at desc)`,
  sql`create index listed_jobs_recruiter on listed_jobs (recruiter_id, posted_at desc)`,
  found('tech'),
  found('management'),
  replaceTrigger,
];

/** Narrower rows: with its word pairs, a job's text exceeds the 2 KB above which PostgreSQL stores it out of line. */
export const narrowListedJobs: Migration = {
  async up(database: Kysely<unknown>) {
    for (const step of steps) await step.execute(database);
  },
};
