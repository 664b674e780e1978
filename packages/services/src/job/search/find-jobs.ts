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
import { rankJobs } from './rank-jobs.ts';
import { filterWantedJobs } from './unwanted-jobs.ts';

/** Jobs that are counted, and their facets with them: beyond, a list says "10,000+". */
const MAX_COUNTED = 10_000;
/** Of those, the newest, are put in order of relevance; the others follow by their date. */
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
  /** Epoch ms: the list as it was then, but for those that are unwanted by now; absent for now. */
  readonly asOf?: number | undefined;
}

export interface JobsResult {
  /** Of the page asked for, in order. */
  readonly ids: readonly number[];
  readonly total: number;
  /** False: there are more than `total`. */
  readonly totalIsExact: boolean;
  /** Whether any job is in scope, whatever the filters. */
  readonly isKnown: boolean;
  readonly counts: readonly FacetCount[];
}

/** The jobs from one place of the list up to another. */
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
 * A facet whose field is filtered is counted without its own filter; but where its one value is what was chosen, it
 * leads to the very list that was found.
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

/** What has become unwanted since then is in no list, though it keeps its place. */
const filterOffered = async (
  { database, caller }: JobsContext,
  { asOf }: JobsQuery,
  ids: readonly number[],
): Promise<readonly number[]> =>
  asOf === undefined || !caller ? ids : filterWantedJobs(database, caller.seekerId, ids);

/** The page's ids, the total and the facets' counts, of the newest COUNTED_MOST jobs. What the caller does not want is in none of them. */
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
