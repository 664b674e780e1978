import type { InterviewOfSlot, InterviewSlot } from '@broadsheet/contract/entities/interview';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { selectCalendars, toCalendar, toSlot } from './select-calendars.ts';
import { type SlotRequest, selectBooked, selectOpenSlots, selectSlots } from './select-slots.ts';

interface Paging {
  readonly page: number;
  readonly size: number;
}

interface SlotPage {
  readonly items: InterviewOfSlot[];
  readonly total: number;
}

const count = sql<number>`count(*)::integer`;

/** Slots with their calendars. */
const withCalendars = async (
  database: Kysely<Schema>,
  seekerId: number,
  slots: readonly InterviewSlot[],
): Promise<InterviewOfSlot[]> => {
  const ids = [...new Set(slots.map(({ calendarId }) => calendarId))];
  if (ids.length === 0) return [];
  const rows = await selectCalendars(database, seekerId).where('calendar.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.calendar_id, row]));
  return slots.flatMap((slot) => {
    const row = byId.get(slot.calendarId);
    return row ? [{ ...slot, calendar: toCalendar(row, slot.booked) }] : [];
  });
};

/** Booked slots that have not ended, soonest first. */
export const readBookedSlots = async (
  database: Kysely<Schema>,
  slotRequest: SlotRequest,
  { page, size }: Paging,
): Promise<SlotPage> => {
  const rows = await selectBooked(database, slotRequest)
    .orderBy('booking.starts_at')
    .orderBy('booking.slot_id')
    .limit(size)
    .offset((page - 1) * size)
    .select(['booking.slot_id', 'booking.calendar_id', 'booking.starts_at', 'booking.ends_at'])
    .execute();
  const { total } = await selectBooked(database, slotRequest)
    .select(count.as('total'))
    .executeTakeFirstOrThrow();
  const slots = rows.map((row) => toSlot({ ...row, is_booked: true }));
  return { items: await withCalendars(database, slotRequest.seekerId, slots), total };
};

/** Free slots of all invitations without a booking, soonest first, in one query. */
export const readOpenSlots = async (
  database: Kysely<Schema>,
  slotRequest: SlotRequest,
  { page, size }: Paging,
): Promise<SlotPage> => {
  const open = selectOpenSlots(database, slotRequest).select([
    'slot.id as slot_id',
    'slot.calendar_id',
    'slot.starts_at',
    'slot.ends_at',
  ]);
  const rows = await database
    .with(
      (cte) => cte('open').materialized(),
      () => open,
    )
    .selectFrom(({ selectFrom }) => selectFrom('open').select(count.as('total')).as('counted'))
    .leftJoin(
      ({ selectFrom }) =>
        selectFrom('open')
          .selectAll()
          .orderBy('starts_at')
          .orderBy('slot_id')
          .limit(size)
          .offset((page - 1) * size)
          .as('shown'),
      (join) => join.onTrue(),
    )
    .select(['total', 'slot_id', 'calendar_id', 'starts_at', 'ends_at'])
    .orderBy('starts_at')
    .orderBy('slot_id')
    .execute();
  const slots = rows.flatMap(({ slot_id, calendar_id, starts_at, ends_at }) =>
    slot_id === null || calendar_id === null || starts_at === null || ends_at === null
      ? []
      : [toSlot({ slot_id, calendar_id, starts_at, ends_at, is_booked: false })],
  );
  const items = await withCalendars(database, slotRequest.seekerId, slots);
  return { items, total: rows[0]?.total ?? 0 };
};

/** A slot that the seeker has booked or can book; undefined for any other. */
export const findSlot = async (
  database: Kysely<Schema>,
  slotRequest: SlotRequest,
  slotId: number,
): Promise<InterviewOfSlot | undefined> => {
  const rows = await selectSlots(database, slotRequest).where('slot.id', '=', slotId).execute();
  const [found] = await withCalendars(database, slotRequest.seekerId, rows.map(toSlot));
  return found;
};
