import { readAfter } from '@broadsheet/contract/after';
import { PAGE_SIZE } from '@broadsheet/contract/constants';

export const readIds = (ids: string | undefined): number[] =>
  ids === undefined ? [] : [...new Set(ids.split(',').map(Number))];

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
  requestedSort: 'date' | 'relevance' | undefined,
  hasKeywords: boolean,
): 'date' | 'relevance' => requestedSort ?? (hasKeywords ? 'relevance' : 'date');
