import { DAY_MS } from '@broadsheet/contract/durations';
import { AppError } from '@broadsheet/contract/errors';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

export interface RecruiterNotification {
  readonly seekerId: number;
  readonly calendarId: number;
  readonly message: string;
  /** Epoch ms. */
  readonly now: number;
}

/** When a seeker who has messaged the recruiter may do so again; null where they may now. @param now epoch ms */
export const findNotifyExpiry = (notifiedAt: Date | null, now: number): string | null => {
  const until = (notifiedAt?.getTime() ?? 0) + DAY_MS;
  return until > now ? new Date(until).toISOString() : null;
};

/**
 * Saves a seeker's message to the recruiter that no slot suits, once in 24 hours: one statement marks the invitation
 * and saves the message. Throws CALENDAR_NOT_FOUND (also where the seeker is not invited), RECRUITER_TOLD.
 */
export const sendRecruiterNotification = async (
  database: Kysely<Schema>,
  { seekerId, calendarId, message, now }: RecruiterNotification,
): Promise<string> => {
  const at = new Date(now);
  const { numAffectedRows } = await sql`
    with told as (
      update interview_invites set told_at = ${at}
      where seeker_id = ${seekerId} and calendar_id = ${calendarId}
        and (told_at is null or told_at <= ${new Date(now - DAY_MS)})
      returning seeker_id, calendar_id, told_at
    )
    insert into interview_requests (seeker_id, calendar_id, message, asked_at)
    select seeker_id, calendar_id, ${message}, told_at from told`.execute(database);
  if (numAffectedRows === 1n) return new Date(now + DAY_MS).toISOString();
  const invited = await database
    .selectFrom('interview_invites')
    .select('told_at')
    .where('seeker_id', '=', seekerId)
    .where('calendar_id', '=', calendarId)
    .executeTakeFirst();
  throw new AppError(invited ? 'RECRUITER_TOLD' : 'CALENDAR_NOT_FOUND');
};
