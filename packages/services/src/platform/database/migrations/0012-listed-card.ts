import { ANY_BAND, EXPERIENCE_BANDS } from '@broadsheet/contract/experience';
import { type RawBuilder, sql } from 'kysely';

const bands = EXPERIENCE_BANDS.filter(({ id }) => id !== ANY_BAND).map(
  ({ id, minYears, maxYears }) => sql`
    case when min_years <= ${sql.lit(maxYears)} and max_years >= ${sql.lit(minYears)}
      then ${sql.lit(1 << (id - 2))} else 0 end`,
);

const flags = [
  sql`work_from_home`,
  sql`female_candidate`,
  sql`female_back_work_force`,
  sql`differently_abled`,
  sql`ex_defence`,
].map((flag, index) => sql`(${flag}::integer << ${sql.lit(8 + index)})`);

/** Of 3, 6, 10, 15, 25 and 50 lakh, how many the pay reaches, plus one; 0 where the pay is not known. */
const paySteps = sql`(coalesce(1 + width_bucket(pay_max_lakh, '{3, 6, 10, 15, 25, 50}'::double precision[]), 0) << 13)`;

const idsOf = (ids: RawBuilder<unknown>) => sql`
  coalesce((select string_agg(int4send(one), '' order by at) from unnest(${ids}) with ordinality as each(one, at)), '')`;

/** The fields that lists filter, count and sort by, in bytes: `search/read-cards` reads them. */
export const card = sql`
  timestamptz_send(posted_at) || timestamptz_send(expires_at) || float8send(coalesce(pay_max_lakh, 'NaN'))
  || int4send(id) || int4send(place) || int4send(company_id) || int4send(coalesce(recruiter_id, 0))
  || int4send(category_id) || int4send(industry_id) || int4send(${sql.join([...bands, ...flags, paySteps], sql` + `)})
  || int2send(min_years) || int2send(max_years)
  || int2send(cardinality(city_ids)::smallint) || int2send(cardinality(tag_ids)::smallint)
  || ${idsOf(sql`city_ids`)} || ${idsOf(sql`tag_ids`)}`;

export const dayOf = sql`floor(extract(epoch from posted_at) / 86400)::integer`;
