import type { Shown } from '@broadsheet/contract/after';
import { type Expression, type RawBuilder, sql } from 'kysely';

/**
 * What a list shows after `shown`, whose order is by `at`, the latest first, and of one instant by `id`; all where it is
 * null. @param ids the order of the ids of one instant
 */
export const isBehind = (
  at: Expression<unknown>,
  id: Expression<unknown>,
  shown: Shown | null | undefined,
  ids: 'asc' | 'desc' = 'desc',
): RawBuilder<boolean> => {
  if (!shown) return sql<boolean>`true`;
  // The first half is what an index is read by.
  return ids === 'desc'
    ? sql<boolean>`(${at}, ${id}) < (${shown.at}::timestamptz, ${shown.id}::integer)`
    : sql<boolean>`(${at} <= ${shown.at}::timestamptz and (${at} < ${shown.at}::timestamptz or ${id} > ${shown.id}::integer))`;
};
