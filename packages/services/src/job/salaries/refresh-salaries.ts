import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import { DAY_MS } from '@broadsheet/contract/durations';
import { MIN_SALARIES, MIN_SALARY_EMPLOYERS } from '@broadsheet/contract/entities/salary-insight';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { titleKey } from '../search/ranking/title-key.ts';
import { ALL_SALARY_YEARS } from './salary-years.ts';

const MAX_AGE_DAYS = 365;

interface SalariesOf {
  readonly brand: Brand;
  readonly since: Date;
}

/** The titles of jobs with a disclosed salary, each with its key. */
const readTitles = async (database: Kysely<Schema>, { brand, since }: SalariesOf) => {
  const rows = await database
    .selectFrom('jobs')
    .select('title')
    .distinct()
    .where('brand', '=', brand)
    .where('pay_max_lakh', 'is not', null)
    .where('posted_at', '>=', since)
    .execute();
  return rows.flatMap(({ title }) => {
    const key = titleKey(title);
    return key === '' ? [] : [{ title, key }];
  });
};

/**
 * Several postings of an employer with the same title and salary count once. No employer has more than half of a
 * summary, so that a summary never describes what one of them pays.
 */
const insertBrand = async (transaction: Transaction<Schema>, of: SalariesOf): Promise<void> => {
  const titles = await readTitles(transaction, of);
  await sql`
    with titles as materialized (
      select * from json_to_recordset(${JSON.stringify(titles)}::json) as (title text, key text)
    ), years as materialized (
      select * from json_to_recordset(${JSON.stringify(ALL_SALARY_YEARS)}::json)
        as ("minYears" integer, "maxYears" integer, "isWide" boolean)
    ), advertised as (
      select distinct scopes.scope, scopes.key, cities.city_id, years."minYears" as min_years,
        years."maxYears" as max_years, jobs.company_id, titles.key as title,
        (jobs.pay_min_lakh + jobs.pay_max_lakh) / 2 as lakh
      from jobs
      join titles using (title)
      join years on jobs.min_years between years."minYears" and years."maxYears"
      cross join lateral (
        values ('title', titles.key), ('keyword', jobs.tag_ids[1]::text)
      ) as scopes (scope, key)
      cross join lateral (select 0 union select unnest(jobs.city_ids)) as cities (city_id)
      where jobs.brand = ${of.brand} and jobs.posted_at >= ${of.since}
        and jobs.pay_min_lakh is not null and jobs.pay_max_lakh is not null
        and scopes.key is not null and (cities.city_id = 0 or not years."isWide")
    ), counted as (
      select *, count(*) over (
        partition by scope, key, city_id, min_years, max_years, company_id
      ) as of_employer
      from advertised
    ), summed as (
      select scope, key, city_id, min_years, max_years, count(*)::integer as salaries,
        percentile_cont(array[0.25, 0.5, 0.75]) within group (order by lakh) as quantiles
      from counted
      group by scope, key, city_id, min_years, max_years
      having count(*) >= ${MIN_SALARIES} and count(distinct company_id) >= ${MIN_SALARY_EMPLOYERS}
        and max(of_employer) * 2 <= count(*)
    )
    insert into salary_insights (brand, scope, key, city_id, min_years, max_years, salaries,
      low_lakh, median_lakh, high_lakh)
    select ${of.brand}, scope, key, city_id, min_years, max_years, salaries,
      quantiles[1], quantiles[2], quantiles[3]
    from summed`.execute(transaction);
};

/**
 * Computes all summaries of advertised salaries anew, in one transaction. Call it after jobs were loaded or imported.
 * @param now epoch milliseconds
 */
export const refreshSalaries = (database: Kysely<Schema>, now: number): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    await sql`lock table salary_insights in share row exclusive mode`.execute(transaction);
    await transaction.deleteFrom('salary_insights').execute();
    const since = new Date(now - MAX_AGE_DAYS * DAY_MS);
    for (const brand of BRANDS) await insertBrand(transaction, { brand, since });
  });
