import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

interface SlotRequest {
  readonly requestId: number;
  readonly calendarId: number;
  readonly seekerId: number;
  readonly message: string;
  /** ISO 8601 */
  readonly askedAt: string;
}

interface SlotRequestQuery {
  readonly recruiterId: number;
  /** Of this one alone; those of all calendars without it. */
  readonly calendarId?: number;
  readonly page: number;
  readonly size: number;
}

/** What seekers who are suited by no slot have told a recruiter, what was told last first. Nothing of others' calendars. */
export const readSlotRequests = async (
  database: Kysely<Schema>,
  { recruiterId, calendarId, page, size }: SlotRequestQuery,
): Promise<{ readonly items: SlotRequest[]; readonly total: number }> => {
  const selected = database
    .selectFrom('interview_requests as request')
    .innerJoin('interview_calendars as calendar', 'calendar.id', 'request.calendar_id')
    .where('calendar.recruiter_id', '=', recruiterId)
    .$if(calendarId !== undefined, (query) => query.where('calendar.id', '=', calendarId ?? 0));
  const rows = await selected
    .select(['request.id', 'request.calendar_id', 'request.seeker_id', 'message', 'asked_at'])
    .orderBy('request.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await selected
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return {
    items: rows.map((row) => ({
      requestId: row.id,
      calendarId: row.calendar_id,
      seekerId: row.seeker_id,
      message: row.message,
      askedAt: row.asked_at.toISOString(),
    })),
    total: Number(total),
  };
};
