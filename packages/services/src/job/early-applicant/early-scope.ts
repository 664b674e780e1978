import type { Brand } from '@broadsheet/contract/brand';
import { earlySince } from '@broadsheet/contract/early-rule';
import { type Kysely, sql } from 'kysely';
import type { BrandDirectory } from '../../platform/brands/directory.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { feedScope, preferenceConditions } from '../feed/feed-scope.ts';
import { hasTaste, type Taste } from '../feed/taste.ts';
import { anyOf, type Condition, maximum, minimum, oneOf } from '../search/conditions.ts';
import type { JobScope } from '../search/job-scope.ts';
import type { Preference } from './preference.ts';

/** The number of applications here and elsewhere: of a row of `jobs` joined with `job_applications`. */
const APPLIED = sql<number>`(jobs.applied + coalesce(job_applications.applied, 0))`;

export const selectApplied = (database: Kysely<Schema>) =>
  database
    .selectFrom('jobs')
    .leftJoin('job_applications', 'job_applications.job_id', 'jobs.id')
    .select(['jobs.id', APPLIED.as('applied')]);

/** The instant at which jobs must be early: now, or that of a list's first page, in epoch ms. */
interface EarlyContext {
  readonly now: number;
  readonly asOf?: number | undefined;
}

/** New jobs that are no longer early, because enough seekers have applied: elsewhere, or here before that instant. */
const readCrowded = async (
  database: Kysely<Schema>,
  brand: Brand,
  { earlyRule }: Pick<BrandDirectory, 'earlyRule'>,
  { now, asOf }: EarlyContext,
): Promise<readonly number[]> => {
  const since = new Date(earlySince(earlyRule, asOf ?? now));
  const before = asOf === undefined ? sql`true` : sql`crowded_at < ${new Date(asOf)}`;
  const { rows } = await sql<{ ids: number[] }>`
    select array(
      select id from jobs where brand = ${brand} and status = 'open' and posted_at >= ${since}
        and applied > 0 and applied >= ${earlyRule.applications}
      union all
      select job_id from crowded_jobs where brand = ${brand} and posted_at >= ${since} and ${before}
    ) as ids`.execute(database);
  return rows[0]?.ids ?? [];
};

/** The conditions for the brand's early jobs, the same for all seekers. */
export const readEarlyConditions = async (
  database: Kysely<Schema>,
  brand: Brand,
  directory: BrandDirectory,
  context: EarlyContext,
): Promise<readonly Condition[]> => [
  minimum('posted', earlySince(directory.earlyRule, context.asOf ?? context.now)),
  oneOf('ids', await readCrowded(database, brand, directory, context), false),
];

/** A seeker's taste, in which the preferences for early jobs replace all other preferences. */
export const tasteFor = (
  taste: Taste,
  { category_ids, tag_ids, city_ids, min_pay_lakh }: Preference,
  { tags }: Pick<BrandDirectory, 'tags'>,
): Taste => ({
  ...taste,
  skills: tag_ids.flatMap((id) => {
    const tag = tags.get(id);
    return tag ? [{ id, label: tag.label }] : [];
  }),
  keywords: [],
  companies: [],
  preferences: {
    areas: category_ids,
    cities: city_ids,
    minPayLakh: min_pay_lakh,
    workFromHome: false,
  },
});

const savedConditions = (taste: Taste, { tag_ids, years }: Preference): readonly Condition[] => [
  ...preferenceConditions(taste),
  ...(tag_ids.length > 0 ? [anyOf('tags', tag_ids)] : []),
  ...(years === null ? [] : [maximum('minYears', years), minimum('maxYears', years)]),
];

export interface EarlyWish {
  readonly taste: Taste;
  readonly preference: Preference | undefined;
  /** Jobs that the seeker has applied for. */
  readonly applied: readonly number[];
}

/** What selects the early jobs of a seeker. */
export const basisOf = ({ taste, preference }: EarlyWish): 'newest' | 'preference' | 'profile' => {
  if (preference) return 'preference';
  return hasTaste(taste) ? 'profile' : 'newest';
};

/**
 * The early jobs that match a seeker's wishes. @param early the brand's conditions for early jobs @param now epoch ms
 */
export const earlyScope = (
  brand: Brand,
  { taste, preference, applied }: EarlyWish,
  early: readonly Condition[],
  now: number,
): JobScope => ({
  brand,
  conditions: [
    ...early,
    ...(preference
      ? savedConditions(taste, preference)
      : feedScope({ brand, now }, taste).conditions),
    ...(applied.length > 0 ? [oneOf('ids', applied, false)] : []),
  ],
});
