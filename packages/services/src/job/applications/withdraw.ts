import { AppError } from '@broadsheet/contract/errors';
import { sql, type Transaction } from 'kysely';
import { lockSeekerProfile } from '../../auth/account/lock-seeker-profile.ts';
import type { CallContext } from '../../platform/call/call-context.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { findWithdrawn } from './find-withdrawn.ts';

interface Withdrawing {
  readonly seekerId: number;
  readonly jobId: number;
}

export interface Withdrawn {
  /** It was withdrawn before. */
  readonly already: boolean;
  readonly at: Date;
}

/** The application, locked: a concurrent change of its status comes before or after. */
const holdApplication = (transaction: Transaction<Schema>, { seekerId, jobId }: Withdrawing) =>
  transaction
    .selectFrom('applications')
    .select(['applied_at', 'shortlisted_at', 'status', 'answers', 'cover_letter'])
    .where('seeker_id', '=', seekerId)
    .where('job_id', '=', jobId)
    .where('at_employer', '=', false)
    .forUpdate()
    .executeTakeFirst();

/** Releases the slots that are still to come; past interviews stay, with their invitations. */
const cancelInterviews = async (
  transaction: Transaction<Schema>,
  { seekerId, jobId }: Withdrawing,
  at: Date,
): Promise<void> => {
  const calendars = transaction
    .selectFrom('interview_calendars')
    .select('id')
    .where('job_id', '=', jobId);
  await transaction
    .deleteFrom('interview_bookings')
    .where('seeker_id', '=', seekerId)
    .where('calendar_id', 'in', calendars)
    .where('starts_at', '>', at)
    .execute();
  await transaction
    .deleteFrom('interview_invites')
    .where('seeker_id', '=', seekerId)
    .where('calendar_id', 'in', calendars)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('interview_bookings')
            .select('slot_id')
            .whereRef('interview_bookings.seeker_id', '=', 'interview_invites.seeker_id')
            .whereRef('interview_bookings.calendar_id', '=', 'interview_invites.calendar_id'),
        ),
      ),
    )
    .execute();
};

type Held = NonNullable<Awaited<ReturnType<typeof holdApplication>>>;

/** Moves the row to the withdrawn applications; triggers update counts and fits. */
const moveOut = async (
  transaction: Transaction<Schema>,
  { seekerId, jobId }: Withdrawing,
  held: Held,
  at: Date,
): Promise<void> => {
  const steps = await transaction
    .selectFrom('application_steps')
    .select(['status', 'at'])
    .where('seeker_id', '=', seekerId)
    .where('job_id', '=', jobId)
    .orderBy('status')
    .execute();
  await transaction
    .insertInto('withdrawn_applications')
    .values({
      seeker_id: seekerId,
      job_id: jobId,
      applied_at: held.applied_at,
      shortlisted_at: held.shortlisted_at,
      withdrawn_at: at,
      answers: JSON.stringify(held.answers),
      cover_letter: held.cover_letter,
      steps: JSON.stringify(steps.map((step) => ({ ...step, at: step.at.toISOString() }))),
    })
    .execute();
  await sql`
    delete from applications where seeker_id = ${seekerId} and job_id = ${jobId}`.execute(
    transaction,
  );
};

/** Withdraws an application in a transaction. Throws APPLICATION_NOT_FOUND, APPLICATION_OVER. */
export const withdrawIn = async (
  transaction: Transaction<Schema>,
  withdrawing: Withdrawing,
  at: Date,
): Promise<Withdrawn> => {
  const { seekerId, jobId } = withdrawing;
  await lockSeekerProfile(transaction, seekerId);
  const held = await holdApplication(transaction, withdrawing);
  if (!held) {
    const earlier = await findWithdrawn(transaction, seekerId, jobId);
    if (!earlier) throw new AppError('APPLICATION_NOT_FOUND');
    return { already: true, at: earlier };
  }
  if (held.status === 'rejected') throw new AppError('APPLICATION_OVER');
  await moveOut(transaction, withdrawing, held, at);
  await cancelInterviews(transaction, withdrawing, at);
  return { already: false, at };
};

/** Withdraws an application, once. Throws APPLICATION_NOT_FOUND, APPLICATION_OVER. */
export const withdrawOnce = (
  { database, now }: CallContext,
  withdrawing: Withdrawing,
): Promise<Withdrawn> =>
  database
    .transaction()
    .execute((transaction) => withdrawIn(transaction, withdrawing, new Date(now)));
