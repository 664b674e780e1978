import { DATE_RANGES } from '@broadsheet/contract/constants';
import { ANY_BAND, EXPERIENCE_BANDS } from '@broadsheet/contract/experience';
import { type RawBuilder, sql } from 'kysely';
import { type FacetField, FLAG_COLUMNS, oldestPostedAt } from './job-filters.ts';

/** Lower ends of the pay filter, lakh rupees a year. */
const PAY_STEPS_LAKH = [3, 6, 10, 15, 25, 50] as const;

type Select = RawBuilder<unknown>;

const countBy = (field: FacetField, column: 'category_id' | 'industry_id'): Select => sql`
  select ${sql.lit(field)}, ${sql.ref(column)}, count(*)::integer
  from newest group by ${sql.ref(column)}`;

/** By whole lists of cities first: there are few, and taking 12,000 lists apart is what costs. */
const cities = sql`
  select 'city', city, sum(jobs)::integer
  from (select city_ids, count(*) as jobs from newest group by city_ids) places,
  unnest(city_ids) as city group by city`;

const bands = EXPERIENCE_BANDS.filter((band) => band.id !== ANY_BAND).map(
  ({ id, minYears, maxYears }) => sql`(${sql.lit(id)}, ${sql.lit(minYears)}, ${sql.lit(maxYears)})`,
);
const experience = sql`
  select 'experience', band.id, sum(jobs)::integer
  from (select min_years, max_years, count(*) as jobs
        from newest group by min_years, max_years) spans
  join (values ${sql.join(bands)}) as band(id, low, high) on min_years <= high and max_years >= low
  group by band.id`;

const posted = (now: number): Select => {
  const reaches = DATE_RANGES.flatMap(({ id }) => {
    const oldest = oldestPostedAt(id, now);
    return oldest ? [sql`(${sql.lit(id)}, ${oldest}::timestamptz)`] : [];
  });
  const steps = DATE_RANGES.flatMap(({ id }) => oldestPostedAt(id, now) ?? []).toReversed();
  return sql`
    select 'posted', reach.id, sum(jobs)::integer
    from (select width_bucket(posted_at, ${steps}::timestamptz[]) as step, count(*) as jobs
          from newest group by step) ages
    join (values ${sql.join(reaches)}) as reach(id, oldest)
      on step >= width_bucket(oldest, ${steps}::timestamptz[])
    group by reach.id`;
};

const said = (field: keyof typeof FLAG_COLUMNS): Select => sql`
  select ${sql.lit(field)}, 1, count(*)::integer from newest where ${sql.ref(FLAG_COLUMNS[field])}`;

const steps = sql`array[${sql.join(PAY_STEPS_LAKH.map((step) => sql.lit(step)))}]::double precision[]`;
const pay = sql`
  select 'pay', least_lakh, sum(jobs)::integer
  from (select width_bucket(pay_max_lakh, ${steps}) as step, count(*) as jobs
        from newest where pay_max_lakh is not null group by step) offers
  join unnest(${steps}) with ordinality as pay_step(least_lakh, number) on step >= number
  group by least_lakh`;

/** Counts of a facet over the CTE `newest`, as rows of (field, id, jobs). */
export const facetCounts = (field: FacetField, now: number): Select => {
  switch (field) {
    case 'city':
      return cities;
    case 'experience':
      return experience;
    case 'posted':
      return posted(now);
    case 'category':
      return countBy(field, 'category_id');
    case 'industry':
      return countBy(field, 'industry_id');
    case 'pay':
      return pay;
    default:
      return said(field);
  }
};
