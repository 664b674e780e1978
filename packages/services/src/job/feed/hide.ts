import { type RawBuilder, sql } from 'kysely';
import type { CallContext } from '../../platform/call/call-context.ts';

type HidingContext = Pick<CallContext, 'database' | 'brand' | 'now'>;

interface Hiding {
  readonly seekerId: number;
  /** The id of what is hidden or shown again. */
  readonly id: number;
  readonly undo: boolean;
}

/** Returns whether the entity exists; the change is made with it, or has been made before. */
const run = async (
  { database }: HidingContext,
  found: RawBuilder<unknown>,
  change: RawBuilder<unknown>,
): Promise<boolean> => {
  const { rows } = await sql<{ id: number }>`
    with found as (${found}), changed as (${change}) select id from found`.execute(database);
  return rows.length > 0;
};

/** Hides a job of the brand from a seeker, or shows it again; false where there is no such job. */
export const hideJob = (context: HidingContext, { seekerId, id, undo }: Hiding) =>
  run(
    context,
    sql`select id from jobs where id = ${id} and brand = ${context.brand}`,
    undo
      ? sql`delete from hidden_jobs where seeker_id = ${seekerId} and job_id = ${id}`
      : sql`
        insert into hidden_jobs (seeker_id, job_id, hidden_at)
        select ${seekerId}::integer, id, ${new Date(context.now)}::timestamptz from found
        on conflict do nothing`,
  );

/** Hides a recruiter of the brand with all their jobs, or shows them again; false where there is no such recruiter. */
export const hideRecruiter = (context: HidingContext, { seekerId, id, undo }: Hiding) =>
  run(
    context,
    sql`select id from recruiters where id = ${id} and brand = ${context.brand}`,
    undo
      ? sql`
        delete from unfollowed_recruiters where seeker_id = ${seekerId} and recruiter_id = ${id}`
      : sql`
        insert into unfollowed_recruiters (seeker_id, recruiter_id, unfollowed_at)
        select ${seekerId}::integer, id, ${new Date(context.now)}::timestamptz from found
        on conflict do nothing`,
  );
