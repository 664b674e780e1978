import type { CallAnswer } from '@broadsheet/contract/call';
import type { pendingTests } from '@broadsheet/contract/calls/assessments';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import {
  deadline,
  describeAssessments,
  isTurnedDown,
  selectAssessments,
  toPending,
} from './select-assessments.ts';

/** Not started and still open, or started with time remaining. */
const isPending = (now: Date) =>
  sql<boolean>`case when attempts.ends_at is null then ${deadline} > ${now} and not ${isTurnedDown}
    else attempts.completed_at is null and attempts.ends_at > ${now} end`;

/** The number of a seeker's pending assessments. @param now epoch ms */
export const countPending = async (
  database: Kysely<Schema>,
  seekerId: number,
  now: number,
): Promise<number> => {
  const { count } = await selectAssessments(database, seekerId)
    .where(isPending(new Date(now)))
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** A page of a seeker's pending assessments, the earliest deadline first. @param now epoch ms */
export const listPending = async (
  database: Kysely<Schema>,
  seekerId: number,
  { page, size }: { readonly page: number; readonly size: number },
  now: number,
): Promise<CallAnswer<typeof pendingTests>> => {
  const at = new Date(now);
  const order = sql`coalesce(attempts.ends_at, ${deadline})`;
  const [total, chosen] = await Promise.all([
    countPending(database, seekerId, now),
    selectAssessments(database, seekerId)
      .where(isPending(at))
      .select('assessments.id')
      .orderBy(order)
      .orderBy('assessments.job_id')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
  ]);
  const ids = chosen.map(({ id }) => id);
  const rows =
    ids.length === 0
      ? []
      : await describeAssessments(database, seekerId)
          .where('assessments.id', 'in', ids)
          .orderBy(order)
          .orderBy('assessments.job_id')
          .execute();
  return {
    items: rows.map((row) => toPending(row, now)),
    page,
    size,
    total,
    hasMore: page * size < total,
  };
};
