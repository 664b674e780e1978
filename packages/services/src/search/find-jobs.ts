import { FACET_FIELDS } from '@broadsheet/contract/entities/job';
import { type FacetCount, facetCounts } from './facet-counts.ts';
import { idsOf, type JobCards } from './job-cards.ts';
import {
  type FacetField,
  filterConditions,
  isFlag,
  type JobFilters,
  oldestPostedAt,
} from './job-filters.ts';
import type { JobScope, JobsContext } from './job-scope.ts';
import { rankJobs } from './rank-jobs.ts';
import { type NewestJobs, readNewest } from './read-newest.ts';

/** Jobs that are counted, and their facets with them: beyond, a list says "10,000+". */
const COUNTED_MOST = 10_000;
/** Of those, the newest, are put in order of relevance; the others follow by their date. */
const RANKED_MOST = 1_000;

export interface JobsQuery {
  readonly scope: JobScope;
  readonly filters: JobFilters;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly sort: 'date' | 'relevance';
  readonly page: number;
  readonly size: number;
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

type Conditions = ReturnType<typeof filterConditions>;

/** @param except the facet whose own filter is left out. */
const readFiltered = (
  context: JobsContext,
  { scope, filters, now }: JobsQuery,
  conditions: Conditions,
  except?: FacetField,
): Promise<NewestJobs> =>
  readNewest(context, {
    scope,
    filters: [...conditions].flatMap(([field, condition]) => (field === except ? [] : [condition])),
    since: except === 'posted' ? null : oldestPostedAt(filters.range, now),
    most: COUNTED_MOST,
    now,
  });

const readPage = async (
  context: JobsContext,
  { scope, sort, page, size }: JobsQuery,
  cards: JobCards,
): Promise<readonly number[]> => {
  const from = (page - 1) * size;
  if (sort === 'date' || from >= RANKED_MOST) return idsOf(cards, from, from + size);
  const ranked = await rankJobs(context, scope, idsOf(cards, 0, RANKED_MOST));
  return [...ranked, ...idsOf(cards, RANKED_MOST, from + size)].slice(from, from + size);
};

/**
 * A facet whose field is filtered is counted without its own filter; but where its one value is what was chosen, it
 * leads to the very list that was found.
 */
const countFacets = async (
  context: JobsContext,
  query: JobsQuery,
  conditions: Conditions,
  { cards }: NewestJobs,
): Promise<FacetCount[]> => {
  if (!query.facets) return [];
  const counts = FACET_FIELDS.map(async (field): Promise<FacetCount[]> => {
    if (!conditions.has(field)) return [];
    if (isFlag(field)) return [{ field, id: 1, jobs: cards.starts.length }];
    const without = await readFiltered(context, query, conditions, field);
    return facetCounts(without.cards, [field], query.now);
  });
  const free = FACET_FIELDS.filter((field) => !conditions.has(field));
  return [...facetCounts(cards, free, query.now), ...(await Promise.all(counts)).flat()];
};

const isAnyInScope = async (context: JobsContext, { scope, now }: JobsQuery): Promise<boolean> => {
  const { counted } = await readNewest(context, { scope, filters: [], since: null, most: 1, now });
  return counted > 0;
};

/**
 * The page's ids, the total and the facets' counts, of the newest COUNTED_MOST jobs. Jobs of companies that the caller
 * has blocked are in none of them.
 */
export const findJobs = async (context: JobsContext, query: JobsQuery): Promise<FoundJobs> => {
  const conditions = filterConditions(query.filters, query.now);
  const found = await readFiltered(context, query, conditions);
  const [ids, counts, isKnown] = await Promise.all([
    readPage(context, query, found.cards),
    countFacets(context, query, conditions, found),
    found.counted > 0 || (conditions.size > 0 && isAnyInScope(context, query)),
  ]);
  return {
    ids,
    total: Math.min(found.counted, COUNTED_MOST),
    totalIsExact: found.counted <= COUNTED_MOST,
    isKnown,
    counts,
  };
};
