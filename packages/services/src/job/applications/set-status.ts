import type { ApplicationStatus } from '@broadsheet/contract/entities/application';
import type { Transaction } from 'kysely';
import type { CallContext } from '../../platform/call/call-context.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { missingApplication } from './find-withdrawn.ts';
import { inTransaction } from './in-transaction.ts';
import { notifyStatus } from './notify-seeker.ts';

export interface StatusChange {
  readonly seekerId: number;
  readonly jobId: number;
  readonly status: ApplicationStatus;
  /** The id of the recruiter who sets it; null for the seeker and for the site itself. */
  readonly by: number | null;
}

const isThere = async (
  transaction: Transaction<Schema>,
  { seekerId, jobId }: StatusChange,
): Promise<boolean> => {
  const row = await transaction
    .selectFrom('applications')
    .select('job_id')
    .where('seeker_id', '=', seekerId)
    .where('job_id', '=', jobId)
    .executeTakeFirst();
  return row !== undefined;
};

const move = async (
  transaction: Transaction<Schema>,
  change: StatusChange,
  at: Date,
): Promise<boolean> => {
  const { seekerId, jobId, status, by } = change;
  const moved = await transaction
    .updateTable('applications')
    .set({ status, ...(status === 'shortlisted' ? { shortlisted_at: at } : {}) })
    .where('seeker_id', '=', seekerId)
    .where('job_id', '=', jobId)
    .where('status', '<', status)
    .returning('job_id')
    .executeTakeFirst();
  if (!moved) {
    if (await isThere(transaction, change)) return false;
    throw await missingApplication(transaction, seekerId, jobId);
  }
  await transaction
    .insertInto('application_steps')
    .values({ seeker_id: seekerId, job_id: jobId, status, at, recruiter_id: by })
    .execute();
  return true;
};

/**
 * Advances an application's status, never back; `rejected` ends it. Notifies a pro member. Runs within the caller's
 * transaction where there is one. Throws APPLICATION_NOT_FOUND, APPLICATION_WITHDRAWN.
 * @returns whether the status has changed: the same or an earlier one changes nothing
 */
export const setApplicationStatus = (
  context: Pick<CallContext, 'database' | 'messages' | 'now'>,
  change: StatusChange,
): Promise<boolean> =>
  inTransaction(context.database, async (transaction) => {
    const isMoved = await move(transaction, change, new Date(context.now));
    if (isMoved) await notifyStatus(transaction, change, context);
    return isMoved;
  });
