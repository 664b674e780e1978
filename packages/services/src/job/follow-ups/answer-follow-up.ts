import { sql } from 'kysely';
import type { CallContext } from '../../platform/call/call-context.ts';
import { inTransaction } from '../applications/in-transaction.ts';
import { notifyAnswer } from '../applications/notify-seeker.ts';

export interface FollowUpAnswer {
  readonly seekerId: number;
  readonly jobId: number;
  /** Plain text, at most 1,000 letters. */
  readonly text: string;
}

/**
 * Answers a seeker's latest follow-up on a job, once, and notifies the seeker. Runs within the caller's transaction
 * where there is one. @returns whether a follow-up was pending
 */
export const answerFollowUp = (
  context: Pick<CallContext, 'database' | 'messages' | 'now'>,
  { seekerId, jobId, text }: FollowUpAnswer,
): Promise<boolean> =>
  inTransaction(context.database, async (transaction) => {
    const { rows } = await sql`
      update follow_ups set answer = ${text}, answered_at = ${new Date(context.now)}
      where answer is null and (seeker_id, followed_at) = (
        select seeker_id, max(followed_at) from follow_ups
        where seeker_id = ${seekerId} and job_id = ${jobId} group by seeker_id)
      returning job_id`.execute(transaction);
    if (rows.length === 0) return false;
    await notifyAnswer(transaction, { seekerId, jobId }, context);
    return true;
  });
