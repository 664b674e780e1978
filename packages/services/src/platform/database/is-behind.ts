import type { Shown } from '@broadsheet/contract/after';
import { type Expression, type RawBuilder, sql } from 'kysely';

/**
 * The cursor condition of a list that is sorted by `at`, newest first, and then by `id`; null matches all rows. @param
 * ids the order of ids within one instant
 */
export const isBehind = (
  at: Expression<unknown>,
  id: Expression<unknown>,
  shown: Shown | null | undefined,
  ids: 'asc' | 'desc' = 'desc',
): RawBuilder<boolean> => {
  if (!shown) return sql<boolean>`true`;
  // The first half lets PostgreSQL use an index.
  return ids === 'desc'
    ? sql<boolean>`(${at}, ${id}) < (${shown.at}::timestamptz, ${shown.id}::integer)`
    : sql<boolean>`(${at} <= ${shown.at}::timestamptz and (${at} < ${shown.at}::timestamptz or ${id} > ${shown.id}::integer))`;
};
