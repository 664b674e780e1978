import type { SalaryInsight } from '@broadsheet/contract/entities/salary-insight';
import { sql } from 'kysely';
import type { CallContext } from '../../platform/call/call-context.ts';
import { titleKey } from '../search/ranking/title-key.ts';
import { salaryYearsOf } from './salary-years.ts';

/** The facts of a job that similar jobs are found by. */
export interface PaidJob {
  readonly title: string;
  readonly tag_ids: readonly number[];
  readonly city_ids: readonly number[];
  readonly min_years: number;
}

interface InsightRow {
  readonly position: number;
  readonly city_id: number;
  readonly min_years: number;
  readonly max_years: number;
  readonly salaries: number;
  readonly low_lakh: number;
  readonly median_lakh: number;
  readonly high_lakh: number;
}

const ALL_CITIES = 0;
const STEPS_LAKH = 10;
/** To a tenth of a lakh. */
const roundLakh = (lakh: number): number => Math.round(lakh * STEPS_LAKH) / STEPS_LAKH;

/** The summaries that describe a job, the closest first: city before India, exact before wider years, title before keyword. */
const candidatesOf = (job: PaidJob) => {
  const { band, wide } = salaryYearsOf(job.min_years);
  const [cityId] = job.city_ids;
  const [tagId] = job.tag_ids;
  const scopes = [
    { scope: 'title', key: titleKey(job.title) },
    ...(tagId === undefined ? [] : [{ scope: 'keyword', key: String(tagId) }]),
  ];
  return scopes.flatMap((of) => [
    ...(cityId === undefined ? [] : [{ ...of, cityId, ...band }]),
    { ...of, cityId: ALL_CITIES, ...band },
    { ...of, cityId: ALL_CITIES, ...wide },
  ]);
};

/** The advertised salaries of jobs like this one, by the closest summary; null where too few were advertised. */
export const findSalary = async (
  { database, brand, directory }: Pick<CallContext, 'database' | 'brand' | 'directory'>,
  job: PaidJob,
): Promise<{ readonly insight: SalaryInsight | null }> => {
  const candidates = candidatesOf(job);
  const { rows } = await sql<InsightRow>`
    select candidates.position::integer, salaries.*
    from rows from (json_to_recordset(${JSON.stringify(candidates)}::json)
        as (scope text, key text, "cityId" integer, "minYears" integer, "maxYears" integer))
      with ordinality as candidates (scope, key, city_id, min_years, max_years, position)
    join salary_insights salaries on salaries.brand = ${brand}
      and salaries.scope = candidates.scope and salaries.key = candidates.key
      and salaries.city_id = candidates.city_id and salaries.min_years = candidates.min_years
      and salaries.max_years = candidates.max_years
    order by candidates.position limit 1`.execute(database);
  const [row] = rows;
  const found = row && candidates[row.position - 1];
  if (!row || !found) return { insight: null };
  const { tags, cities } = await directory();
  const city = cities.get(row.city_id);
  const { band } = salaryYearsOf(job.min_years);
  const isOfKeyword = found.scope === 'keyword';
  return {
    insight: {
      salaries: row.salaries,
      lowLakh: roundLakh(row.low_lakh),
      medianLakh: roundLakh(row.median_lakh),
      highLakh: roundLakh(row.high_lakh),
      keyword: isOfKeyword ? (tags.get(Number(found.key))?.label ?? null) : null,
      city: city ? { id: city.id, label: city.label, slug: city.slug } : null,
      minYears: row.min_years,
      maxYears: row.max_years,
      isWider: {
        keyword: isOfKeyword,
        city: row.city_id === ALL_CITIES && job.city_ids.length > 0,
        years: row.min_years !== band.minYears || row.max_years !== band.maxYears,
      },
    },
  };
};
