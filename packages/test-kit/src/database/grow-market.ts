import type { Brand } from '@broadsheet/contract/brand';
import type { Schema } from '@broadsheet/services/platform/database/schema';
import { type Kysely, sql } from 'kysely';

/** Days over which the jobs are spread. */
const SPREAD_DAYS = 90;
/** Primes far from any count of jobs, so that their steps visit every demo job before one repeats. */
const STRIDES = { text: 7_919, city: 104_729, company: 15_485_863 } as const;

const gather = sql`
  create temporary table market on commit drop as
  select *, (row_number() over (partition by brand order by id) - 1)::bigint as place
  from jobs where status = 'open' and source = 'demo'`;

/**
 * A job takes its text and skills from one demo job, its location, years and pay from another, its company from a
 * third.
 */
const copy = (jobs: number, now: number) => sql`
  insert into jobs (brand, source, external_id, title, slug, company_id, category_id, industry_id, functional_area,
    city_ids, tag_ids, skills, min_years, max_years, pay_min_lakh, pay_max_lakh, female_candidate,
    female_back_work_force, differently_abled, ex_defence, work_from_home, work_mode, shift, description_html, openings,
    posted_at, expires_at, headline)
  select text.brand, 'grown', number::text, text.title, text.slug, company.company_id, text.category_id,
    company.industry_id, text.functional_area, place.city_ids, text.tag_ids, text.skills, place.min_years,
    place.max_years, place.pay_min_lakh, place.pay_max_lakh, place.female_candidate, place.female_back_work_force,
    place.differently_abled, place.ex_defence, place.work_from_home, place.work_mode,
    place.shift, text.description_html, place.openings,
    moment.posted_at, ${new Date(now)}::timestamptz + interval '60 days', text.headline
  from generate_series(1, ${jobs}::bigint) as number
  cross join lateral (select case when number % 12 < 7 then 'tech' else 'management' end::brand as brand,
    ${new Date(now)}::timestamptz - interval '1 day' * ${SPREAD_DAYS} * (1 - number::float8 / ${jobs}) as posted_at) moment
  join (select brand, count(*) as jobs from market group by brand) size on size.brand = moment.brand
  join market text on text.brand = moment.brand and text.place = number * ${sql.lit(STRIDES.text)} % size.jobs
  join market place on place.brand = moment.brand and place.place = number * ${sql.lit(STRIDES.city)} % size.jobs
  join market company on company.brand = moment.brand and company.place = number * ${sql.lit(STRIDES.company)} % size.jobs
  order by number`;

const city = sql`
  select broadsheet_place_jobs(array(select id from jobs where source = 'grown' order by id))`;

const insertTerms = sql`
  create temporary table market_words on commit drop as
  select market.brand, market.place, broadsheet_words(market.headline, market.description_html) as words from market`;

const grownDays = sql<{ brand: Brand; day: number }>`
  select brand, day from listed_days order by brand, day`;

/** Lists jobs like the triggers, with the index words of the demo job that each was copied from. */
const listDay = (brand: Brand, day: number) => sql`
  insert into listed_words as entered (brand, day, word, block, places)
  select listed.brand, listed.day, word collate "C", listed.place >> 11,
    string_agg(int2send((listed.place & 2047)::smallint), '')
  from listed_jobs listed
  join jobs grown on grown.id = listed.id and grown.source = 'grown'
  join (select count(*) as jobs from market where brand = ${brand}) size on true
  join market_words text on text.brand = ${brand}
    and text.place = grown.external_id::bigint * ${sql.lit(STRIDES.text)} % size.jobs
  cross join unnest(text.words) as word
  where listed.brand = ${brand} and listed.day = ${day}
  group by 1, 2, 3, 4
  on conflict (brand, day, word, block) do update set places = entered.places || excluded.places`;

/** Built once at the end: a tenth of the time that a million single entries take. */
const ownIndexes = sql<{ name: string; definition: string }>`
  select indexname as name, indexdef as definition from pg_indexes
  where schemaname = current_schema() and tablename = 'jobs' and indexdef not like '%UNIQUE%'`;

/** Adds this many open jobs to the demo market, oldest first, like feeds do. */
export const growMarket = async (
  database: Kysely<Schema>,
  jobs: number,
  now: number,
): Promise<void> => {
  await database.transaction().execute(async (transaction) => {
    await gather.execute(transaction);
    await sql`create index on market (brand, place)`.execute(transaction);
    await sql`analyze market`.execute(transaction);
    await sql`set local work_mem = '256MB'`.execute(transaction);
    const { rows } = await ownIndexes.execute(transaction);
    for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(transaction);
    // Their index words are copied with them: the triggers would compute them again.
    await sql`alter table jobs disable trigger user`.execute(transaction);
    await copy(jobs, now).execute(transaction);
    await city.execute(transaction);
    await insertTerms.execute(transaction);
    await sql`create index on market_words (brand, place)`.execute(transaction);
    await sql`analyze market_words, listed_jobs, jobs`.execute(transaction);
    for (const { brand, day } of (await grownDays.execute(transaction)).rows)
      await listDay(brand, day).execute(transaction);
    await sql`alter table jobs enable trigger user`.execute(transaction);
    await sql`set local maintenance_work_mem = '1GB'`.execute(transaction);
    for (const { definition } of rows) await sql.raw(definition).execute(transaction);
  });
  await sql`vacuum (analyze) jobs, listed_jobs, listed_days, listed_words`.execute(database);
};
