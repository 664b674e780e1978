import type { Schema } from '@broadsheet/services/database/schema';
import { type Kysely, sql } from 'kysely';

/** Days over which the jobs are spread. */
const SPREAD_DAYS = 90;
/** Odd and far from any count of jobs, so that steps of it meet every demo job before one comes again. */
const STRIDES = { text: 7_919, place: 104_729, company: 15_485_863 } as const;

const gather = sql`
  create temporary table market on commit drop as
  select *, (row_number() over (partition by brand order by id) - 1)::bigint as place
  from jobs where status = 'open' and source = 'demo'`;

/** A job's words and skills come from one demo job, its places, years and pay from another, its company from a third. */
const copy = (jobs: number, now: number) => sql`
  insert into jobs (brand, source, external_id, title, slug, company_id, category_id, industry_id, functional_area,
    city_ids, tag_ids, skills, min_years, max_years, pay_min_lakh, pay_max_lakh, female_candidate,
    female_back_work_force, differently_abled, ex_defence, work_from_home, description_html, openings, posted_at,
    expires_at, headline)
  select text.brand, 'grown', number::text, text.title, text.slug, company.company_id, text.category_id,
    company.industry_id, text.functional_area, place.city_ids, text.tag_ids, text.skills, place.min_years,
    place.max_years, place.pay_min_lakh, place.pay_max_lakh, place.female_candidate, place.female_back_work_force,
    place.differently_abled, place.ex_defence, place.work_from_home, text.description_html, place.openings,
    moment.posted_at, ${new Date(now)}::timestamptz + interval '60 days', text.headline
  from generate_series(1, ${jobs}::bigint) as number
  cross join lateral (select case when number % 12 < 7 then 'tech' else 'management' end::brand as brand,
    ${new Date(now)}::timestamptz - interval '1 day' * ${SPREAD_DAYS} * (1 - number::float8 / ${jobs}) as posted_at) moment
  join (select brand, count(*) as jobs from market group by brand) size on size.brand = moment.brand
  join market text on text.brand = moment.brand and text.place = number * ${sql.lit(STRIDES.text)} % size.jobs
  join market place on place.brand = moment.brand and place.place = number * ${sql.lit(STRIDES.place)} % size.jobs
  join market company on company.brand = moment.brand and company.place = number * ${sql.lit(STRIDES.company)} % size.jobs
  order by number`;

/** As the trigger lists them, with the words of the demo job that each was copied from. */
const list = sql`
  insert into listed_jobs (posted_at, expires_at, id, company_id, posted_day, category_id, industry_id, brand, min_years,
    max_years, female_candidate, female_back_work_force, differently_abled, ex_defence, work_from_home, city_ids, tag_ids,
    bands, pay_steps, recruiter_id, pay_max_lakh, search)
  select grown.posted_at, grown.expires_at, grown.id, grown.company_id,
    floor(extract(epoch from grown.posted_at) / 86400)::integer, grown.category_id, grown.industry_id, grown.brand,
    grown.min_years, grown.max_years, grown.female_candidate, grown.female_back_work_force, grown.differently_abled,
    grown.ex_defence, grown.work_from_home, grown.city_ids, grown.tag_ids, place.bands, place.pay_steps,
    grown.recruiter_id, grown.pay_max_lakh, known.search
  from jobs grown
  join (select brand, count(*) as jobs from market group by brand) size on size.brand = grown.brand
  join market text on text.brand = grown.brand
    and text.place = grown.external_id::bigint * ${sql.lit(STRIDES.text)} % size.jobs
  join listed_jobs known on known.id = text.id
  join market other on other.brand = grown.brand
    and other.place = grown.external_id::bigint * ${sql.lit(STRIDES.place)} % size.jobs
  join listed_jobs place on place.id = other.id
  where grown.source = 'grown' order by grown.id`;

/** Built once at the end: a tenth of the time that a million single entries take. */
const ownIndexes = sql<{ name: string; definition: string }>`
  select indexname as name, indexdef as definition from pg_indexes
  where schemaname = current_schema() and tablename in ('jobs', 'listed_jobs') and indexdef not like '%UNIQUE%'`;

/** Grows the demo market by so many open jobs, oldest first, as feeds bring them. */
export const growMarket = async (
  database: Kysely<Schema>,
  jobs: number,
  now: number,
): Promise<void> => {
  await database.transaction().execute(async (transaction) => {
    await gather.execute(transaction);
    await sql`create index on market (brand, place)`.execute(transaction);
    await sql`analyze market`.execute(transaction);
    const { rows } = await ownIndexes.execute(transaction);
    for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(transaction);
    // Their words are copied with them: the triggers would find them a second time.
    await sql`alter table jobs disable trigger user`.execute(transaction);
    await copy(jobs, now).execute(transaction);
    await list.execute(transaction);
    await sql`alter table jobs enable trigger user`.execute(transaction);
    await sql`set local maintenance_work_mem = '1GB'`.execute(transaction);
    for (const { definition } of rows) await sql.raw(definition).execute(transaction);
  });
  await sql`vacuum (analyze) jobs, listed_jobs`.execute(database);
};
