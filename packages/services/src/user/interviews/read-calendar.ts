import type { InterviewCalendar, InterviewSlot } from '@broadsheet/contract/entities/interview';
import { AppError } from '@broadsheet/contract/errors';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { findNotifyExpiry } from './notify-recruiter.ts';
import { selectCalendars, toCalendar, toSlot } from './select-calendars.ts';
import { type SlotRequest, selectSlots } from './select-slots.ts';

export interface SlotChoice {
  readonly calendarId: number;
  readonly slotId?: number;
  /** ISO 8601, inclusive. */
  readonly from?: string;
  /** ISO 8601, exclusive. */
  readonly to?: string;
}

interface CalendarOfSeeker {
  readonly calendar: InterviewCalendar;
  /** In chronological order. */
  readonly slots: InterviewSlot[];
  readonly toldUntil: string | null;
}

/** The slots of a calendar that the seeker has booked or can book. */
const readSlots = async (
  database: Kysely<Schema>,
  slotRequest: SlotRequest,
  { calendarId, slotId, from, to }: SlotChoice,
): Promise<InterviewSlot[]> => {
  const rows = await selectSlots(database, slotRequest)
    .where('slot.calendar_id', '=', calendarId)
    .$if(slotId !== undefined, (query) => query.where('slot.id', '=', slotId ?? 0))
    .$if(from !== undefined, (query) => query.where('slot.starts_at', '>=', new Date(from ?? 0)))
    .$if(to !== undefined, (query) => query.where('slot.starts_at', '<', new Date(to ?? 0)))
    .orderBy('slot.starts_at')
    .execute();
  return rows.map(toSlot);
};

/** A calendar that a seeker is invited to, with its slots. Throws CALENDAR_NOT_FOUND, also without an invitation. */
export const readCalendar = async (
  database: Kysely<Schema>,
  slotRequest: SlotRequest,
  choice: SlotChoice,
): Promise<CalendarOfSeeker> => {
  const row = await selectCalendars(database, slotRequest.seekerId)
    .leftJoin('interview_bookings as own', (join) =>
      join
        .onRef('own.calendar_id', '=', 'calendar.id')
        .onRef('own.seeker_id', '=', 'invite.seeker_id'),
    )
    .select(['own.slot_id as own_slot', 'invite.told_at'])
    .where('calendar.id', '=', choice.calendarId)
    .executeTakeFirst();
  if (!row) throw new AppError('CALENDAR_NOT_FOUND');
  return {
    calendar: toCalendar(row, row.own_slot !== null),
    slots: await readSlots(database, slotRequest, choice),
    toldUntil: findNotifyExpiry(row.told_at, slotRequest.now),
  };
};
