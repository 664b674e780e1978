import { FACET_FIELDS } from '@broadsheet/contract/entities/job';
import { sql } from 'kysely';
import { filterConditions, type JobFilters } from './job-filters.ts';
import { firstShare, nextShare, readSpread, type Spread, sinceOf } from './reach.ts';
import {
  COUNTED_MOST,
  countNewest,
  type FacetCount,
  inScope,
  type JobScope,
  type JobsContext,
  type NewestJobs,
  type NewestQuery,
  type PageOfJobs,
  readNewest,
} from './read-newest.ts';

export interface JobsQuery extends PageOfJobs {
  readonly scope: JobScope;
  readonly filters: JobFilters;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly facets: boolean;
}

export interface FoundJobs {
  /** Of the page asked for, in order. */
  readonly ids: readonly number[];
  readonly total: number;
  /** False: there are more than `total`. */
  readonly totalIsExact: boolean;
  /** Whether any job is in scope, whatever the filters. */
  readonly isKnown: boolean;
  readonly counts: readonly FacetCount[];
}

/**
 * Looks ever further back, until enough jobs are found or all are looked at. The first look only counts, which tells
 * how far the next one has to reach.
 */
const reachBack = async (
  context: JobsContext,
  spread: Spread,
  query: Omit<NewestQuery, 'since'>,
): Promise<NewestJobs> => {
  const first = firstShare(spread);
  const near = sinceOf(first, spread);
  if (near === null) return readNewest(context, { ...query, since: null });
  const counted = await countNewest(context, { ...query, since: near });
  let share = counted > COUNTED_MOST ? first : nextShare(first, counted, COUNTED_MOST);
  for (;;) {
    const since = sinceOf(share, spread);
    const found = await readNewest(context, { ...query, since });
    if (since === null || found.counted > COUNTED_MOST) return found;
    share = nextShare(share, found.counted, COUNTED_MOST);
  }
};

const isAnyInScope = async (
  { database, caller }: JobsContext,
  { scope, now }: JobsQuery,
): Promise<boolean> => {
  const { rows } = await sql<{ known: boolean }>`select exists(
    select from listed_jobs jobs where ${inScope({ scope, filters: [], since: null, now }, caller)}
  ) as known`.execute(database);
  return rows[0]?.known ?? false;
};

/**
 * The page's ids, the total and the facets' counts, of the newest COUNTED_MOST jobs. A facet whose field is filtered
 * is counted without its own filter. Jobs of companies that the caller has blocked are in none of them.
 */
export const findJobs = async (context: JobsContext, query: JobsQuery): Promise<FoundJobs> => {
  const { scope, now, sort, page, size } = query;
  const spread = await readSpread(context.database);
  const conditions = filterConditions(query.filters, now);
  const free = query.facets ? FACET_FIELDS.filter((field) => !conditions.has(field)) : [];
  const filtered = query.facets ? [...conditions.keys()] : [];
  const [found, ...others] = await Promise.all([
    reachBack(context, spread, {
      scope,
      now,
      filters: [...conditions.values()],
      page: { sort, page, size },
      facets: free,
    }),
    ...filtered.map((field) =>
      reachBack(context, spread, {
        scope,
        now,
        filters: [...conditions].flatMap(([other, condition]) =>
          other === field ? [] : [condition],
        ),
        facets: [field],
      }),
    ),
  ]);
  return {
    ids: page * size > COUNTED_MOST + size ? [] : found.ids,
    total: Math.min(found.counted, COUNTED_MOST),
    totalIsExact: found.counted <= COUNTED_MOST,
    isKnown: found.counted > 0 || (conditions.size > 0 && (await isAnyInScope(context, query))),
    counts: [found, ...others].flatMap(({ counts }) => counts),
  };
};
