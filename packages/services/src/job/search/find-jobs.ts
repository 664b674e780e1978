import {
  isJobFlag,
  JOB_FILTER_NAMES,
  type JobFilterName,
  type JobFilters,
} from '@broadsheet/contract/job-filters';
import type { NewestJobs, NewestResult, SomeOfDay } from '../open-days/find-newest.ts';
import { readNewest } from '../open-days/read-newest.ts';
import { type FacetCount, facetCounts } from './facet-counts.ts';
import { filterConditions } from './job-filters.ts';
import { type JobScope, type JobsContext, resolveScope } from './job-scope.ts';
import { rankJobs } from './ranking/rank-jobs.ts';
import { filterWantedJobs } from './unwanted-jobs.ts';

/** Limit for counts of jobs and facets: above it, a list says "10,000+". */
const MAX_COUNTED = 10_000;
/** The newest of these are sorted by relevance; the others follow by date. */
const MAX_RANKED = 1_000;

export interface JobsQuery {
  readonly scope: JobScope;
  readonly filters: JobFilters;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly sort: 'date' | 'relevance';
  readonly page: number;
  readonly size: number;
  readonly facets: boolean;
  /** Epoch ms: the list as it was then, without jobs that are unwanted by now; absent for now. */
  readonly asOf?: number | undefined;
}

export interface JobsResult {
  /** The page's ids, in order. */
  readonly ids: readonly number[];
  readonly total: number;
  /** False: there are more than `total`. */
  readonly totalIsExact: boolean;
  /** Whether any job is in scope, whatever the filters. */
  readonly isKnown: boolean;
  readonly counts: readonly FacetCount[];
}

/** A slice of the list, by position. */
const partsOf = ({ parts }: NewestJobs, from: number, to: number): SomeOfDay[] => {
  const chosen: SomeOfDay[] = [];
  let begins = 0;
  for (const { day, jobs } of parts) {
    const some = jobs.slice(Math.max(0, from - begins), Math.max(0, to - begins));
    if (some.length > 0) chosen.push({ day, jobs: some });
    begins += jobs.length;
  }
  return chosen;
};

const idsOf = (found: NewestJobs, from: number, to: number): number[] =>
  partsOf(found, from, to).flatMap(({ day, jobs }) => jobs.map((job) => day.ids[job] ?? 0));

const readPage = async (
  context: JobsContext,
  { scope, sort, page, size }: JobsQuery,
  found: NewestJobs,
): Promise<readonly number[]> => {
  const from = (page - 1) * size;
  if (sort === 'date' || from >= MAX_RANKED) return idsOf(found, from, from + size);
  const ranked = await rankJobs(context, scope, partsOf(found, 0, MAX_RANKED));
  return [...ranked, ...idsOf(found, MAX_RANKED, from + size)].slice(from, from + size);
};

/**
 * A filtered facet is counted without its own filter. Where its only value is the chosen one, the found list already
 * has the count.
 */
const countFacets = (
  { now }: JobsQuery,
  { found, without }: NewestResult<JobFilterName>,
  filtered: ReadonlySet<JobFilterName>,
): FacetCount[] => {
  const free = JOB_FILTER_NAMES.filter((field) => !filtered.has(field));
  const chosen = [...filtered].flatMap((field): FacetCount[] => {
    const others = without.get(field);
    return others
      ? facetCounts(others.parts, [field], now)
      : [{ field, id: 1, jobs: Math.min(found.counted, MAX_COUNTED) }];
  });
  return [...facetCounts(found.parts, free, now), ...chosen];
};

/** Jobs that became unwanted since then are left out, but still count for the positions. */
const filterOffered = async (
  { database, caller }: JobsContext,
  { asOf }: JobsQuery,
  ids: readonly number[],
): Promise<readonly number[]> =>
  asOf === undefined || !caller ? ids : filterWantedJobs(database, caller.seekerId, ids);

/**
 * The page's ids, the total and the facets' counts, of the newest MAX_COUNTED jobs, without jobs that the caller does
 * not want.
 */
export const findJobs = async (context: JobsContext, query: JobsQuery): Promise<JobsResult> => {
  const { scope, facets, now } = query;
  const filters = filterConditions(query.filters, now);
  const newest = await readNewest(context.database, scope.brand, scope.text, {
    scope: await resolveScope(context, scope, now, query.asOf),
    filters,
    without: facets ? [...filters.keys()].filter((field) => !isJobFlag(field)) : [],
    max: MAX_COUNTED,
  });
  return {
    ids: await filterOffered(context, query, await readPage(context, query, newest.found)),
    total: Math.min(newest.found.counted, MAX_COUNTED),
    totalIsExact: newest.found.counted <= MAX_COUNTED,
    isKnown: newest.isAnyInScope,
    counts: facets ? countFacets(query, newest, new Set(filters.keys())) : [],
  };
};
