import { isJobFlag, JOB_FILTER_NAMES, type JobFilters } from '@broadsheet/contract/job-filters';
import type { NewestJobs, NewestResult, SomeOfDay } from '../open-days/find-newest.ts';
import { readNewest } from '../open-days/read-newest.ts';
import { chooseFound, strongOf } from './choose-found.ts';
import type { Condition } from './conditions.ts';
import { type FacetCount, facetCounts } from './facet-counts.ts';
import type { PlannedFilter } from './implied-filters.ts';
import { filterConditions } from './job-filters.ts';
import { type JobScope, type JobsContext, resolveScope } from './job-scope.ts';
import type { QueryPlan } from './query-plan.ts';
import { diversify } from './ranking/diversify.ts';
import { rankJobs } from './ranking/rank-jobs.ts';
import { createJobScorer, type ScoredJob } from './ranking/score-jobs.ts';
import { filterWantedJobs } from './unwanted-jobs.ts';

/** Limit for counts of jobs and facets: above it, a list says "10,000+". */
const MAX_COUNTED = 10_000;
/** The newest of these are sorted by relevance; the others follow by date. */
const MAX_RANKED = 1_000;
/** Of so few, those that only mention the subject are told from those that are about it. */
const MAX_FEW = 400;
const MAX_COUNTED_FEW = 500;

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
  /** The plan of a query's words; absent for lists without words. It has the conditions of the filters too. */
  readonly plan?: QueryPlan | undefined;
  /** Whether jobs may miss some of what the plan wants. */
  readonly relax?: boolean | undefined;
}

export interface JobsResult {
  /** The page's ids, in order. */
  readonly ids: readonly number[];
  readonly total: number;
  /** False: there are more than `total`. */
  readonly totalIsExact: boolean;
  readonly counts: readonly FacetCount[];
  /** How many of `total` have all filters that the words imply; they come first. */
  readonly exact: number;
  /** What all found jobs miss of the plan, as bits, and what those after the exact ones do. */
  readonly misses: number;
  readonly othersMiss: number;
  /** What some job in scope has of the plan, as bits. */
  readonly isMet: number;
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

/** The newest of a long list by relevance. */
const rankNewest = async (
  context: JobsContext,
  { scope, plan, now }: JobsQuery,
  found: NewestJobs,
): Promise<readonly number[]> => {
  const { database } = context;
  if (!plan || plan.terms.length === 0)
    return rankJobs(context, scope, partsOf(found, 0, MAX_RANKED));
  const score = createJobScorer(database, plan, now);
  return diversify(await score([{ misses: 0, jobs: found }], MAX_RANKED)).map(({ id }) => id);
};

const readPage = async (
  context: JobsContext,
  query: JobsQuery,
  found: NewestJobs,
): Promise<readonly number[]> => {
  const { sort, page, size } = query;
  const from = (page - 1) * size;
  if (sort === 'date' || from >= MAX_RANKED) return idsOf(found, from, from + size);
  const ranked = await rankNewest(context, query, found);
  return [...ranked, ...idsOf(found, MAX_RANKED, from + size)].slice(from, from + size);
};

/**
 * A filtered facet is counted without its own filter. Where its only value is the chosen one, the found list already
 * has the count.
 */
const countFacets = (
  now: number,
  { parts, counted }: NewestJobs,
  without: NewestResult<PlannedFilter>['without'],
  filtered: readonly PlannedFilter[],
): FacetCount[] => {
  const free = JOB_FILTER_NAMES.filter((field) => !filtered.includes(field));
  const chosen = filtered.flatMap((field): FacetCount[] => {
    if (field === 'company') return [];
    const others = without.get(field);
    return others
      ? facetCounts(others.parts, [field], now)
      : [{ field, id: 1, jobs: Math.min(counted, MAX_COUNTED) }];
  });
  return [...facetCounts(parts, free, now), ...chosen];
};

/** Jobs that became unwanted since then are left out, but still count for the positions. */
const filterOffered = async (
  { database, caller }: JobsContext,
  { asOf }: JobsQuery,
  ids: readonly number[],
): Promise<readonly number[]> =>
  asOf === undefined || !caller ? ids : filterWantedJobs(database, caller.seekerId, ids);

/** Jobs with the same misses: bits that all have. */
const commonMisses = (jobs: readonly ScoredJob[]): number =>
  jobs.length === 0 ? 0 : jobs.reduce((bits, { misses }) => bits & misses, -1);

/** Jobs in the order of relevance as a list. */
const toList = (jobs: readonly ScoredJob[]): NewestJobs => {
  const byDay = new Map<ScoredJob['day'], number[]>();
  for (const { day, job } of jobs) byDay.set(day, [...(byDay.get(day) ?? []), job]);
  const parts = [...byDay].map(([day, some]) => ({ day, jobs: some }));
  return { counted: jobs.length, parts };
};

const byDate = (jobs: readonly ScoredJob[]): readonly ScoredJob[] =>
  jobs.toSorted(
    (one, other) => (other.day.posted[other.job] ?? 0) - (one.day.posted[one.job] ?? 0),
  );

/** Few jobs have all that is wanted: chooses among those that miss some. */
const chooseJobs = async (
  context: JobsContext,
  { plan, now, sort, page, size, facets }: JobsQuery & { readonly plan: QueryPlan },
  newest: NewestResult<PlannedFilter>,
): Promise<JobsResult> => {
  const score = createJobScorer(context.database, plan, now);
  const { jobs, exact, exactMisses, hasWeak } = await chooseFound(newest, plan, score);
  const [first, others] = [jobs.slice(0, exact), jobs.slice(exact)];
  const ordered = sort === 'date' ? [...byDate(first), ...byDate(others)] : jobs;
  const names = [...plan.filters.keys()];
  const without = new Map<PlannedFilter, NewestJobs>();
  for (const name of facets ? newest.without.keys() : []) {
    const bit = 1 << names.indexOf(name);
    const lists = newest.near.filter(
      ({ misses }) => (misses & bit) !== 0 && exactMisses.has(misses & ~bit),
    );
    const others = await score(lists, MAX_COUNTED_FEW);
    without.set(name, toList([...jobs.slice(0, exact), ...(hasWeak ? others : strongOf(others))]));
  }
  return {
    ids: ordered.slice((page - 1) * size, page * size).map(({ id }) => id),
    total: jobs.length,
    totalIsExact: true,
    counts: facets ? countFacets(now, toList(jobs), without, names) : [],
    exact,
    misses: commonMisses(jobs),
    othersMiss: commonMisses(others),
    isMet: newest.isMet,
  };
};

const isFew = ({ withTerms }: NewestResult<PlannedFilter>, { terms }: QueryPlan): boolean =>
  terms.length > 0 && withTerms <= MAX_FEW;

/**
 * The page's ids, the total and the facets' counts, of the newest MAX_COUNTED jobs, without jobs that the caller does
 * not want.
 */
export const findJobs = async (context: JobsContext, query: JobsQuery): Promise<JobsResult> => {
  const { scope, facets, now, plan, relax = false } = query;
  const filters: ReadonlyMap<PlannedFilter, Condition> =
    plan?.filters ?? filterConditions(query.filters, now);
  const names = [...filters.keys()];
  const newest = await readNewest(context.database, scope.brand, plan?.text ?? null, {
    scope: await resolveScope(context, scope, now, query.asOf),
    filters,
    without: facets ? names.filter((name) => name !== 'company' && !isJobFlag(name)) : [],
    max: MAX_COUNTED,
    optional: plan?.terms,
    tolerance: plan && relax ? plan.tolerance : null,
  });
  const { found, without, isMet } = newest;
  if (plan && relax && (isFew(newest, plan) || (found.counted === 0 && plan.implied > 0))) {
    const chosen = await chooseJobs(context, { ...query, plan }, newest);
    return { ...chosen, ids: await filterOffered(context, query, chosen.ids) };
  }
  const total = Math.min(found.counted, MAX_COUNTED);
  return {
    ids: await filterOffered(context, query, await readPage(context, query, found)),
    total,
    totalIsExact: found.counted <= MAX_COUNTED,
    counts: facets ? countFacets(now, found, without, names) : [],
    exact: total,
    misses: 0,
    othersMiss: 0,
    isMet,
  };
};
