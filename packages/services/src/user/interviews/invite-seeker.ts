import { AppError } from '@broadsheet/contract/errors';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import {
  addNotification,
  type NoticeContext,
} from '../../platform/notifications/add-notification.ts';

export interface InvitingSeeker {
  readonly recruiterId: number;
  /** A calendar of this recruiter. */
  readonly calendarId: number;
  /** An applicant for the job of the calendar. */
  readonly seekerId: number;
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

/** Whether the seeker had an earlier invitation for the same job. */
const wasInvited = async (
  transaction: Transaction<Schema>,
  { calendarId, seekerId }: InvitingSeeker,
  jobId: number,
): Promise<boolean> => {
  const earlier = await transaction
    .selectFrom('interview_invites as invite')
    .innerJoin('interview_calendars as calendar', 'calendar.id', 'invite.calendar_id')
    .where('invite.seeker_id', '=', seekerId)
    .where('calendar.job_id', '=', jobId)
    .where('calendar.id', '!=', calendarId)
    .select('calendar.id')
    .executeTakeFirst();
  return earlier !== undefined;
};

/** A seeker who is invited again for the same job is notified that the times have changed. */
const notifySeeker = async (
  transaction: Transaction<Schema>,
  inviting: InvitingSeeker,
  { messages: { notices }, now }: NoticeContext,
): Promise<void> => {
  const { calendarId, seekerId } = inviting;
  const { jobId, title, company } = await transaction
    .selectFrom('interview_calendars')
    .innerJoin('jobs', 'jobs.id', 'interview_calendars.job_id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .where('interview_calendars.id', '=', calendarId)
    .select(['jobs.id as jobId', 'jobs.title', 'companies.name as company'])
    .executeTakeFirstOrThrow();
  const isChange = await wasInvited(transaction, inviting, jobId);
  const message = isChange ? notices.interviewOtherTimes : notices.interviewInvited;
  const text = formatMessage(message, { company, job: title });
  const link = `/interview/${calendarId}`;
  const about = `interview:${calendarId}` as const;
  await addNotification(transaction, { seekerId, type: isChange ? 3 : 2, text, link, about }, now);
};

/**
 * Invites a seeker to book a slot of a calendar, in the caller's transaction, and notifies them; repeating it changes
 * nothing. Returns whether this was the first time. Throws CALENDAR_NOT_FOUND (also for one of another recruiter),
 * NOT_AN_APPLICANT.
 */
export const inviteSeeker = async (
  transaction: Transaction<Schema>,
  inviting: InvitingSeeker,
  context: NoticeContext,
): Promise<boolean> => {
  const { recruiterId, calendarId, seekerId } = inviting;
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
          val(new Date(context.now)).as('invited_at'),
        ]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('calendar_id')
    .executeTakeFirst();
  if (added) {
    await notifySeeker(transaction, inviting, context);
    return true;
  }
  if (!(await isOwnCalendar(transaction, inviting))) throw new AppError('CALENDAR_NOT_FOUND');
  if (!(await isInvited(transaction, inviting))) throw new AppError('NOT_AN_APPLICANT');
  return false;
};
