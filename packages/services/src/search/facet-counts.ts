import { DATE_RANGES } from '@broadsheet/contract/constants';
import { ANY_BAND, EXPERIENCE_BANDS } from '@broadsheet/contract/experience';
import { type RawBuilder, sql } from 'kysely';
import { FACET_BITS, type FacetField, FLAG_COLUMNS, oldestPostedAt } from './job-filters.ts';

/** Lower ends of the pay filter, lakh rupees a year. */
const PAY_STEPS_LAKH = [3, 6, 10, 15, 25, 50] as const;

type Select = RawBuilder<unknown>;

/** Jobs that all filters but the field's own let through; "< 1" and not "= 0", for the planner expects few of these. */
const others = (field: FacetField): Select => sql`failed & ${sql.lit(~FACET_BITS[field])} < 1`;

const countBy = (field: FacetField, column: 'category_id' | 'industry_id'): Select => sql`
  select ${sql.lit(field)}, ${sql.ref(column)}, count(*)::integer
  from matched where ${others(field)} group by ${sql.ref(column)}`;

/** By whole lists of cities first: there are few, and taking 12,000 lists apart is what costs. */
const cities = sql`
  select 'city', city, sum(jobs)::integer
  from (select city_ids, count(*) as jobs from matched where ${others('city')} group by city_ids) places,
  unnest(city_ids) as city group by city`;

const bands = EXPERIENCE_BANDS.filter((band) => band.id !== ANY_BAND).map(
  ({ id, minYears, maxYears }) => sql`(${sql.lit(id)}, ${sql.lit(minYears)}, ${sql.lit(maxYears)})`,
);
const experience = sql`
  select 'experience', band.id, sum(jobs)::integer
  from (select min_years, max_years, count(*) as jobs
        from matched where ${others('experience')} group by min_years, max_years) spans
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
          from matched where ${others('posted')} group by step) ages
    join (values ${sql.join(reaches)}) as reach(id, oldest)
      on step >= width_bucket(oldest, ${steps}::timestamptz[])
    group by reach.id`;
};

/** All that employers say in one reading: each is one value, counted or not. */
const flags = Object.entries(FLAG_COLUMNS) as [keyof typeof FLAG_COLUMNS, string][];
const said = sql`
  select flag.field, 1, flag.jobs
  from (select ${sql.join(
    flags.map(
      ([field, column]) => sql`
        count(*) filter (where ${sql.ref(column)} and ${others(field)})::integer as ${sql.ref(column)}`,
    ),
  )} from matched) counted,
  lateral (values ${sql.join(flags.map(([field, column]) => sql`(${sql.lit(field)}, ${sql.ref(column)})`))})
    as flag(field, jobs)`;

const steps = sql`array[${sql.join(PAY_STEPS_LAKH.map((step) => sql.lit(step)))}]::double precision[]`;
const pay = sql`
  select 'pay', least_lakh, sum(jobs)::integer
  from (select width_bucket(pay_max_lakh, ${steps}) as step, count(*) as jobs
        from matched where pay_max_lakh is not null and ${others('pay')} group by step) offers
  join unnest(${steps}) with ordinality as pay_step(least_lakh, number) on step >= number
  group by least_lakh`;

/** Counts of every facet over the CTE `matched`, as rows of (field, id, jobs). */
export const facetCounts = (now: number): Select =>
  sql.join(
    [
      cities,
      experience,
      posted(now),
      countBy('category', 'category_id'),
      countBy('industry', 'industry_id'),
      said,
      pay,
    ],
    sql` union all `,
  );
