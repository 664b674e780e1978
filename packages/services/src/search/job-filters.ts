import { DATE_RANGES } from '@broadsheet/contract/constants';
import type { FACET_FIELDS, JobFlags } from '@broadsheet/contract/entities/job';
import { ANY_BAND, findBand } from '@broadsheet/contract/experience';
import { type RawBuilder, sql } from 'kysely';

/** What narrows a list of jobs and can be seen in its facets. */
export interface JobFilters {
  readonly cityIds: readonly number[];
  readonly categoryIds: readonly number[];
  readonly industryIds: readonly number[];
  /** Id of an experience band. */
  readonly band: number;
  /** Id of one of DATE_RANGES. */
  readonly range: number;
  /** Lakh rupees a year; jobs of confidential pay are not counted in. */
  readonly minPayLakh: number;
  /** What employers say of a job that must be so; jobs have all of those given. */
  readonly flags: readonly (keyof JobFlags)[];
}

/** The column of each thing that employers say of a job. */
const FLAG_COLUMNS: Readonly<Record<keyof JobFlags, string>> = {
  workFromHome: 'work_from_home',
  femaleCandidate: 'female_candidate',
  femaleBackWorkForce: 'female_back_work_force',
  differentlyAbled: 'differently_abled',
  exDefence: 'ex_defence',
};

export type FacetField = (typeof FACET_FIELDS)[number];

/** What employers say, in the order of the bits of a job's card. */
export const FLAG_FIELDS: readonly FacetField[] = [
  'workFromHome',
  'femaleCandidate',
  'femaleBackWorkForce',
  'differentlyAbled',
  'exDefence',
];

/** Whether the facet has but one value: that employers say so. */
export const isFlag = (field: FacetField): boolean => FLAG_FIELDS.includes(field);

/** Lower ends of the pay filter, lakh rupees a year. */
export const PAY_STEPS_LAKH = [3, 6, 10, 15, 25, 50] as const;

const DAY_MS = 86_400_000;

/** The instant before which a job is too old for the range, or null for any age. */
export const oldestPostedAt = (rangeId: number, now: number): Date | null => {
  const days = DATE_RANGES.find((range) => range.id === rangeId)?.days ?? 0;
  return days > 0 ? new Date(now - days * DAY_MS) : null;
};

/** Days since 1970, as the index has them. */
export const dayOf = (instant: Date): number => Math.floor(instant.getTime() / DAY_MS);

/** The index knows pay by its steps only: the pay itself is asked for, too. */
const paysAtLeast = (lakh: number): RawBuilder<unknown> => {
  const step = PAY_STEPS_LAKH.filter((least) => least <= lakh).length;
  return sql`pay_steps && ${[step]}::smallint[] and pay_max_lakh >= ${lakh}`;
};

/** The conditions over `listed_jobs` of the filters that are set, by the facet in which each is seen. */
export const filterConditions = (
  filters: JobFilters,
  now: number,
): ReadonlyMap<FacetField, RawBuilder<unknown>> => {
  const conditions: [FacetField, RawBuilder<unknown>][] = [];
  const band = filters.band === ANY_BAND ? undefined : findBand(filters.band);
  const oldest = oldestPostedAt(filters.range, now);
  if (filters.cityIds.length > 0)
    conditions.push(['city', sql`city_ids && ${[...filters.cityIds]}::integer[]`]);
  if (band) conditions.push(['experience', sql`bands && ${[band.id]}::smallint[]`]);
  if (oldest) conditions.push(['posted', sql`posted_at >= ${oldest}`]);
  if (filters.categoryIds.length > 0)
    conditions.push(['category', sql`category_id = any(${[...filters.categoryIds]}::integer[])`]);
  if (filters.industryIds.length > 0)
    conditions.push(['industry', sql`industry_id = any(${[...filters.industryIds]}::integer[])`]);
  for (const flag of filters.flags) conditions.push([flag, sql.ref(FLAG_COLUMNS[flag])]);
  if (filters.minPayLakh > 0) conditions.push(['pay', paysAtLeast(filters.minPayLakh)]);
  return new Map(conditions);
};
