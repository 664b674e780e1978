import type { SlotRequest } from '@broadsheet/contract/entities/recruiter-side';
import { type Kysely, sql } from 'kysely';
import type { CallingRecruiter } from '../platform/call/call-context.ts';
import type { Schema } from '../platform/database/schema.ts';
import { isVisibleTo } from './visible-seekers.ts';

interface SlotRequestQuery {
  readonly recruiter: CallingRecruiter;
  /** Only this job; absent: all jobs. */
  readonly jobId: number | undefined;
  readonly page: number;
  readonly size: number;
}

/**
 * Seekers' messages to a recruiter that no slot suits, newest first: only of the recruiter's own calendars, and only
 * from visible seekers.
 */
export const readSlotRequests = async (
  database: Kysely<Schema>,
  { recruiter, jobId, page, size }: SlotRequestQuery,
): Promise<{ readonly items: SlotRequest[]; readonly total: number }> => {
  const selected = database
    .selectFrom('interview_requests as request')
    .innerJoin('interview_calendars as calendar', 'calendar.id', 'request.calendar_id')
    .innerJoin('seekers', 'seekers.id', 'request.seeker_id')
    .where('calendar.recruiter_id', '=', recruiter.id)
    .where(isVisibleTo(recruiter))
    .$if(jobId !== undefined, (query) => query.where('calendar.job_id', '=', jobId ?? 0));
  const rows = await selected
    .select(['request.id', 'request.calendar_id', 'calendar.job_id', 'message', 'asked_at'])
    .select(['seekers.public_id', 'seekers.name'])
    .orderBy('request.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await selected
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  return {
    items: rows.map((row) => ({
      requestId: row.id,
      calendarId: row.calendar_id,
      jobId: row.job_id,
      applicantId: row.public_id,
      name: row.name,
      message: row.message,
      askedAt: row.asked_at.toISOString(),
    })),
    total,
  };
};
