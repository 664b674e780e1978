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
export const FLAG_COLUMNS: Readonly<Record<keyof JobFlags, string>> = {
  workFromHome: 'work_from_home',
  femaleCandidate: 'female_candidate',
  femaleBackWorkForce: 'female_back_work_force',
  differentlyAbled: 'differently_abled',
  exDefence: 'ex_defence',
};

export type FacetField = (typeof FACET_FIELDS)[number];

/** A bit for each facet's field, set on a job that the field's filter leaves out. */
export const FACET_BITS: Readonly<Record<FacetField, number>> = {
  city: 1,
  experience: 2,
  posted: 4,
  category: 8,
  industry: 16,
  workFromHome: 32,
  pay: 64,
  femaleCandidate: 128,
  femaleBackWorkForce: 256,
  differentlyAbled: 512,
  exDefence: 1024,
};

const DAY_MS = 86_400_000;

/** The instant before which a job is too old for the range, or null for any age. */
export const oldestPostedAt = (rangeId: number, now: number): Date | null => {
  const days = DATE_RANGES.find((range) => range.id === rangeId)?.days ?? 0;
  return days > 0 ? new Date(now - days * DAY_MS) : null;
};

const holds = (filters: JobFilters, now: number): [FacetField, RawBuilder<unknown>][] => {
  const conditions: [FacetField, RawBuilder<unknown>][] = [];
  const band = filters.band === ANY_BAND ? undefined : findBand(filters.band);
  const oldest = oldestPostedAt(filters.range, now);
  if (filters.cityIds.length > 0)
    conditions.push(['city', sql`city_ids && ${[...filters.cityIds]}::integer[]`]);
  if (band)
    conditions.push([
      'experience',
      sql`min_years <= ${band.maxYears} and max_years >= ${band.minYears}`,
    ]);
  if (oldest) conditions.push(['posted', sql`posted_at >= ${oldest}`]);
  if (filters.categoryIds.length > 0)
    conditions.push(['category', sql`category_id = any(${[...filters.categoryIds]}::integer[])`]);
  if (filters.industryIds.length > 0)
    conditions.push(['industry', sql`industry_id = any(${[...filters.industryIds]}::integer[])`]);
  for (const flag of filters.flags) conditions.push([flag, sql.ref(FLAG_COLUMNS[flag])]);
  if (filters.minPayLakh > 0)
    conditions.push(['pay', sql`coalesce(pay_max_lakh >= ${filters.minPayLakh}, false)`]);
  return conditions;
};

/** An integer expression over `jobs`: the bits of the filters that leave the job out, 0 for a job that stays. */
export const failedBits = (filters: JobFilters, now: number): RawBuilder<number> => {
  const parts = holds(filters, now).map(
    ([field, condition]) =>
      sql`case when ${condition} then 0 else ${sql.lit(FACET_BITS[field])} end`,
  );
  return parts.length === 0 ? sql<number>`0` : sql<number>`${sql.join(parts, sql.raw(' + '))}`;
};
