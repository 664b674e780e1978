import { sql } from 'kysely';
import type { CallContext } from '../../platform/call/call-context.ts';

type ActsContext = Pick<CallContext, 'database'>;

const untilOf = (before: number | undefined) =>
  before === undefined ? sql`'infinity'` : sql`${new Date(before)}::timestamptz`;

/**
 * Jobs that a seeker has saved or applied for: recommending them is pointless. @param before epoch ms; absent for all
 */
export const readTaken = async (
  { database }: ActsContext,
  seekerId: number,
  before?: number,
): Promise<readonly number[]> => {
  const until = untilOf(before);
  const { rows } = await sql<{ ids: number[] | null }>`
    select array_agg(job_id) as ids from (
      select job_id from saved_jobs where seeker_id = ${seekerId} and saved_at < ${until}
      union all select job_id from sent_applications where seeker_id = ${seekerId} and applied_at < ${until}
    ) taken`.execute(database);
  return rows[0]?.ids ?? [];
};

/** Jobs that a seeker has applied for. @param before epoch ms; absent for all */
export const readApplied = async (
  { database }: ActsContext,
  seekerId: number,
  before?: number,
): Promise<readonly number[]> => {
  const { rows } = await sql<{ ids: number[] | null }>`
    select array_agg(job_id) as ids from applications
    where seeker_id = ${seekerId} and applied_at < ${untilOf(before)}`.execute(database);
  return rows[0]?.ids ?? [];
};

export const hasUnfollowed = async (
  { database }: ActsContext,
  seekerId: number,
  recruiterId: number,
): Promise<boolean> => {
  const row = await database
    .selectFrom('unfollowed_recruiters')
    .select('recruiter_id')
    .where('seeker_id', '=', seekerId)
    .where('recruiter_id', '=', recruiterId)
    .executeTakeFirst();
  return row !== undefined;
};
