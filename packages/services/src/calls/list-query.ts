import { readAfter } from '@broadsheet/contract/after';
import { PAGE_SIZE } from '@broadsheet/contract/constants';
import { ANY_BAND } from '@broadsheet/contract/experience';
import type { JobFilters } from '../search/job-filters.ts';

interface FilterQuery {
  readonly locIds?: string;
  readonly exp?: number;
  readonly range?: number;
  readonly industry?: string;
  readonly minPay?: number;
  readonly cat?: number;
  readonly wfh?: 1;
  readonly women?: 1;
  readonly returning?: 1;
  readonly disability?: 1;
  readonly defence?: 1;
}

export const readIds = (ids: string | undefined): number[] =>
  ids === undefined ? [] : [...new Set(ids.split(',').map(Number))];

export const NO_FILTERS: JobFilters = {
  cityIds: [],
  categoryIds: [],
  industryIds: [],
  band: ANY_BAND,
  range: 0,
  minPayLakh: 0,
  flags: [],
};

const flagsOf = (query: FilterQuery): JobFilters['flags'] => {
  const { wfh, women, returning, disability, defence } = query;
  return [
    ...(wfh ? (['workFromHome'] as const) : []),
    ...(women ? (['femaleCandidate'] as const) : []),
    ...(returning ? (['femaleBackWorkForce'] as const) : []),
    ...(disability ? (['differentlyAbled'] as const) : []),
    ...(defence ? (['exDefence'] as const) : []),
  ];
};

/** The filters that every list takes, from its query. */
export const readFilters = (query: FilterQuery): JobFilters => ({
  cityIds: readIds(query.locIds),
  categoryIds: query.cat === undefined ? [] : [query.cat],
  industryIds: readIds(query.industry),
  band: query.exp ?? ANY_BAND,
  range: query.range ?? 0,
  minPayLakh: query.minPay ?? 0,
  flags: flagsOf(query),
});

export const readPaging = (query: { page?: number; size?: number }) => ({
  page: query.page ?? 1,
  size: query.size ?? PAGE_SIZE,
});

/** Of lists whose pages may also begin behind what was shown last. */
export const readOwnPaging = (query: { page?: number; size?: number; after?: string }) => ({
  ...readPaging(query),
  after: query.after === undefined ? null : readAfter(query.after),
});

/** Of lists whose entries also move up: what has moved since the first page keeps the place that it had then. */
export const readMovingPaging = (query: {
  page?: number;
  size?: number;
  after?: string;
  asOf?: number;
}) => ({
  ...readOwnPaging(query),
  asOf: query.asOf === undefined ? null : new Date(query.asOf),
});

/**
 * The product's default sort: an empty sort becomes date; but where a filter by words stands (it is not cleared),
 * date becomes relevance. What was asked for goes before both.
 */
export const resolveSort = (
  asked: 'date' | 'relevance' | undefined,
  hasWords: boolean,
): 'date' | 'relevance' => asked ?? (hasWords ? 'relevance' : 'date');
