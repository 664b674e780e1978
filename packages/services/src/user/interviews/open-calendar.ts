import { MINUTE_MS } from '@broadsheet/contract/durations';
import { AppError, type ErrorDetails } from '@broadsheet/contract/errors';
import { CALENDAR_SLOTS_MAX } from '@broadsheet/contract/interview-limits';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

export interface OpeningCalendar {
  readonly recruiterId: number;
  /** A job of this recruiter. */
  readonly jobId: number;
  readonly title: string;
  /** The length of one interview: 5 to 480. */
  readonly minutes: number;
  readonly held: { readonly place: string } | { readonly videoLink: string };
  /** The IANA name, such as Asia/Kolkata. */
  readonly timeZone: string;
  /** The start of each slot: epoch ms, all in the future. */
  readonly slots: readonly number[];
  /** Epoch ms. */
  readonly now: number;
}

export interface OpenedCalendar {
  readonly calendarId: number;
  /** In chronological order. */
  readonly slots: readonly { readonly slotId: number; readonly startsAt: string }[];
}

const isTimeZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

const areApart = (slots: readonly number[], minutes: number): boolean =>
  slots
    .toSorted((one, other) => one - other)
    .every((slot, index, all) => slot - (all[index - 1] ?? -Infinity) >= minutes * MINUTE_MS);

const faultsOf = ({ timeZone, slots, minutes, now }: OpeningCalendar): ErrorDetails => [
  ...(isTimeZone(timeZone) ? [] : [{ path: 'body/timeZone', message: 'must be a time zone' }]),
  ...(slots.length > 0 && slots.length <= CALENDAR_SLOTS_MAX
    ? []
    : [{ path: 'body/slots', message: `must be 1 to ${CALENDAR_SLOTS_MAX}` }]),
  ...(slots.every((slot) => slot > now)
    ? []
    : [{ path: 'body/slots', message: 'must all be ahead' }]),
  ...(areApart(slots, minutes)
    ? []
    : [{ path: 'body/slots', message: 'must not overlap one another' }]),
];

/**
 * Creates a calendar of interviews for a job, with its slots, in one statement. Throws VALIDATION (unknown time zone;
 * slots that are invalid, too many, past or overlap), JOB_NOT_FOUND (also for a job of another recruiter).
 */
export const openCalendar = async (
  database: Kysely<Schema>,
  opening: OpeningCalendar,
): Promise<OpenedCalendar> => {
  const details = faultsOf(opening);
  if (details.length > 0) throw new AppError('VALIDATION', { details });
  const { recruiterId, jobId, title, minutes, held, timeZone, slots, now } = opening;
  const place = 'place' in held ? held.place : null;
  const link = 'videoLink' in held ? held.videoLink : null;
  const starts = slots.toSorted((one, other) => one - other).map((slot) => new Date(slot));
  const { rows } = await sql<{ id: number; calendar_id: number; starts_at: Date }>`
    with calendar as (
      insert into interview_calendars
        (recruiter_id, job_id, title, minutes, place, video_link, time_zone, opened_at)
      select ${recruiterId}::integer, id, ${title}, ${minutes}::integer, ${place}::text, ${link}::text,
        ${timeZone}, ${new Date(now)}::timestamptz
      from jobs where id = ${jobId} and recruiter_id = ${recruiterId}
      returning id, minutes
    )
    insert into interview_slots (calendar_id, starts_at, ends_at)
    select calendar.id, starts_at, starts_at + make_interval(mins => calendar.minutes)
    from calendar, unnest(${starts}::timestamptz[]) with ordinality as given (starts_at, place)
    order by place
    returning id, calendar_id, starts_at`.execute(database);
  const [first] = rows;
  if (!first) throw new AppError('JOB_NOT_FOUND');
  return {
    calendarId: first.calendar_id,
    slots: rows.map(({ id, starts_at }) => ({ slotId: id, startsAt: starts_at.toISOString() })),
  };
};
