import { CatalogueError } from '@broadsheet/contract/errors';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';

export interface InvitingSeeker {
  readonly recruiterId: number;
  /** Of this recruiter's own. */
  readonly calendarId: number;
  /** Who has applied for the job of the calendar. */
  readonly seekerId: number;
  /** Epoch ms. */
  readonly now: number;
}

const isOwnCalendar = async (
  database: Kysely<Schema>,
  { recruiterId, calendarId }: InvitingSeeker,
): Promise<boolean> => {
  const found = await database
    .selectFrom('interview_calendars')
    .select('id')
    .where('id', '=', calendarId)
    .where('recruiter_id', '=', recruiterId)
    .executeTakeFirst();
  return found !== undefined;
};

const isInvited = async (
  database: Kysely<Schema>,
  { seekerId, calendarId }: InvitingSeeker,
): Promise<boolean> => {
  const found = await database
    .selectFrom('interview_invites')
    .select('seeker_id')
    .where('seeker_id', '=', seekerId)
    .where('calendar_id', '=', calendarId)
    .executeTakeFirst();
  return found !== undefined;
};

/**
 * Invites a seeker to book a slot of a calendar, in the caller's transaction; twice is once. Says whether this was the first
 * time. Throws CALENDAR_NOT_FOUND (also for one of another recruiter), NOT_AN_APPLICANT.
 */
export const inviteSeeker = async (
  transaction: Transaction<Schema>,
  inviting: InvitingSeeker,
): Promise<boolean> => {
  const { recruiterId, calendarId, seekerId, now } = inviting;
  const added = await transaction
    .insertInto('interview_invites')
    .columns(['seeker_id', 'calendar_id', 'invited_at'])
    .expression((from) =>
      from
        .selectFrom('interview_calendars')
        .innerJoin('applications', 'applications.job_id', 'interview_calendars.job_id')
        .where('interview_calendars.id', '=', calendarId)
        .where('interview_calendars.recruiter_id', '=', recruiterId)
        .where('applications.seeker_id', '=', seekerId)
        .select(({ val }) => [
          'applications.seeker_id',
          'interview_calendars.id',
          val(new Date(now)).as('invited_at'),
        ]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('calendar_id')
    .executeTakeFirst();
  if (added) return true;
  if (!(await isOwnCalendar(transaction, inviting))) throw new CatalogueError('CALENDAR_NOT_FOUND');
  if (!(await isInvited(transaction, inviting))) throw new CatalogueError('NOT_AN_APPLICANT');
  return false;
};
