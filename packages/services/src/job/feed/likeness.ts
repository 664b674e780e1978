import { type RawBuilder, sql } from 'kysely';
import { areasOf, citiesOf, type Taste, type TasteTag } from './taste.ts';

/** Points for each match. One more skill offsets three weeks of age. */
const POINTS = { skill: 3, keyword: 2, area: 4, city: 3, years: 2, pay: 1 } as const;
const SKILLS_COUNTED = 5;
const KEYWORDS_COUNTED = 2;
const WEEKS_COUNTED = 6;
const WEEK_SECONDS = 604_800;

/** Normalises the name of a skill, to compare skills of which only the name is known. */
export const plainName = (name: string): string => name.toLowerCase();

/** How many of the tags the job has, as keywords or by name among its skills. */
const shared = (tags: readonly TasteTag[], max: number): RawBuilder<number> => sql`
  least(${max}::integer, (
    select count(*)::integer
    from unnest(${tags.map(({ id }) => id)}::integer[], ${tags.map(({ label }) => plainName(label))}::text[])
      as own(id, name)
    where own.id = any(jobs.tag_ids)
      or own.name in (select lower(skill) from unnest(jobs.skills) as skill)
  ))`;

/** How well a job suits a seeker, in points, minus the weeks of its age. @param now epoch milliseconds */
export const likenessOf = (taste: Taste, now: number): RawBuilder<number> => {
  const { skills, keywords, years, expectedLakh } = taste;
  return sql`(
    ${POINTS.skill}::integer * ${shared(skills, SKILLS_COUNTED)}
    + ${POINTS.keyword}::integer * ${shared(keywords, KEYWORDS_COUNTED)}
    + case when jobs.category_id = any(${areasOf(taste)}::integer[]) then ${POINTS.area}::integer else 0 end
    + case when jobs.city_ids && ${citiesOf(taste)}::integer[] then ${POINTS.city}::integer else 0 end
    + case when ${years}::integer between jobs.min_years and jobs.max_years
        then ${POINTS.years}::integer else 0 end
    + case when jobs.pay_max_lakh >= ${expectedLakh}::double precision
        then ${POINTS.pay}::integer else 0 end
    - least(${WEEKS_COUNTED}::integer, floor(
        extract(epoch from ${new Date(now)}::timestamptz - jobs.posted_at) / ${WEEK_SECONDS}::integer
      )::integer)
  )`;
};
