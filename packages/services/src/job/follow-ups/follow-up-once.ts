import { nextFollowUp } from '@broadsheet/contract/apply-rules';
import type { CallAnswer } from '@broadsheet/contract/call';
import type { followUp } from '@broadsheet/contract/calls/follow-up';
import { AppError } from '@broadsheet/contract/errors';
import { type Kysely, sql } from 'kysely';
import { lockSeekerProfile } from '../../auth/account/lock-seeker-profile.ts';
import type { CallContext } from '../../platform/call/call-context.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { isProAt } from '../../platform/entitlements/is-pro-at.ts';
import { missingApplication } from '../applications/find-withdrawn.ts';
import { refusedUntil } from '../applications/refused-until.ts';

interface Last {
  readonly jobId: number;
  /** Epoch ms. */
  readonly at: number;
}

/** A seeker's latest follow-up; null for none. */
export const readLastFollowUp = async (
  database: Kysely<Schema>,
  seekerId: number,
): Promise<Last | null> => {
  const row = await database
    .selectFrom('follow_ups')
    .select(['job_id', 'followed_at'])
    .where('seeker_id', '=', seekerId)
    .orderBy('followed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { jobId: row.job_id, at: row.followed_at.getTime() } : null;
};

const requireOpen = async (
  database: Kysely<Schema>,
  { brand }: Pick<CallContext, 'brand'>,
  seekerId: number,
  jobId: number,
): Promise<void> => {
  const { rows } = await sql<{ status: string }>`
    select applications.status from applications join jobs on jobs.id = job_id
    where seeker_id = ${seekerId} and job_id = ${jobId} and brand = ${brand} and not at_employer
    for update of applications`.execute(database);
  if (!rows[0]) throw await missingApplication(database, seekerId, jobId);
  if (rows[0].status === 'rejected') throw new AppError('APPLICATION_OVER');
};

const outcomeOf = (
  { messages: { outcomes } }: Pick<CallContext, 'messages'>,
  already: boolean,
  at: number,
): CallAnswer<typeof followUp> => ({
  message: already ? outcomes.jobAlreadyFollowedUp : outcomes.jobFollowedUp,
  already,
  followedAt: new Date(at).toISOString(),
  from: new Date(nextFollowUp(at, at) ?? at).toISOString(),
});

/**
 * Follows up on one application. Locks the seeker: otherwise concurrent requests could exceed the limit together.
 * Throws PRO_NEEDED, APPLICATION_NOT_FOUND, APPLICATION_WITHDRAWN, APPLICATION_OVER, FOLLOW_UP_SENT.
 */
export const followUpOnce = (
  context: CallContext,
  seekerId: number,
  jobId: number,
): Promise<CallAnswer<typeof followUp>> =>
  context.database.transaction().execute(async (transaction) => {
    const { now } = context;
    await lockSeekerProfile(transaction, seekerId);
    if (!(await isProAt(transaction, seekerId, now))) throw new AppError('PRO_NEEDED');
    await requireOpen(transaction, context, seekerId, jobId);
    const last = await readLastFollowUp(transaction, seekerId);
    const from = nextFollowUp(last?.at ?? null, now);
    if (last && from !== null) {
      if (last.jobId === jobId) return outcomeOf(context, true, last.at);
      throw refusedUntil('FOLLOW_UP_SENT', from);
    }
    await transaction
      .insertInto('follow_ups')
      .values({ seeker_id: seekerId, job_id: jobId, followed_at: new Date(now) })
      .execute();
    return outcomeOf(context, false, now);
  });
