import { readAfter } from '@broadsheet/contract/after';
import { PAGE_SIZE } from '@broadsheet/contract/constants';

export const readIds = (ids: string | undefined): number[] =>
  ids === undefined ? [] : [...new Set(ids.split(',').map(Number))];

export const readPaging = (query: { page?: number; size?: number }) => ({
  page: query.page ?? 1,
  size: query.size ?? PAGE_SIZE,
});

/** Paging of lists that also support a cursor. */
export const readOwnPaging = (query: { page?: number; size?: number; after?: string }) => ({
  ...readPaging(query),
  after: query.after === undefined ? null : readAfter(query.after),
});

/**
 * Paging of lists whose entries move up: with `asOf`, an entry that has moved since the first page retains its original
 * position.
 */
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
 * The product's default sort: an empty sort means date, and relevance where the keyword filter is set. An explicit sort
 * wins over both.
 */
export const resolveSort = (
  requestedSort: 'date' | 'relevance' | undefined,
  hasKeywords: boolean,
): 'date' | 'relevance' => requestedSort ?? (hasKeywords ? 'relevance' : 'date');
