import type { InterviewInvite } from '@broadsheet/contract/entities/interview';
import { type Kysely, sql } from 'kysely';
import type { OwnPaging } from '../../platform/call/own-page.ts';
import { isBehind } from '../../platform/database/is-behind.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { selectCalendars, toCalendar } from './select-calendars.ts';
import { type SlotRequest, selectBooked, selectOpenSlots } from './select-slots.ts';

/** Invitations without a booking. */
const selectWaiting = (database: Kysely<Schema>, seekerId: number) =>
  database
    .selectFrom('interview_invites as invite')
    .where('invite.seeker_id', '=', seekerId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('interview_bookings as own')
            .where('own.seeker_id', '=', seekerId)
            .whereRef('own.calendar_id', '=', 'invite.calendar_id')
            .select('own.slot_id'),
        ),
      ),
    );

const count = sql<number>`count(*)::integer`;

const readSlotsLeft = async (
  database: Kysely<Schema>,
  slotRequest: SlotRequest,
  calendarIds: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  if (calendarIds.length === 0) return new Map();
  const rows = await selectOpenSlots(database, slotRequest)
    .where('invited.calendar_id', 'in', calendarIds)
    .groupBy('invited.calendar_id')
    .select(['invited.calendar_id', count.as('slots')])
    .execute();
  return new Map(rows.map((row) => [row.calendar_id, row.slots]));
};

/** Invitations without a booking of the seeker, newest first. */
export const readInvites = async (
  database: Kysely<Schema>,
  slotRequest: SlotRequest,
  { page, size, after }: OwnPaging,
): Promise<{
  readonly items: InterviewInvite[];
  readonly total: number;
  readonly hasMore: boolean;
}> => {
  const { seekerId } = slotRequest;
  const waiting = await selectWaiting(database, seekerId)
    .orderBy('invite.invited_at', 'desc')
    .orderBy('invite.calendar_id', 'desc')
    .where(isBehind(sql.ref('invite.invited_at'), sql.ref('invite.calendar_id'), after))
    .limit(size + 1)
    .offset(after ? 0 : (page - 1) * size)
    .select(['invite.calendar_id', 'invite.invited_at'])
    .execute();
  const { total } = await selectWaiting(database, seekerId)
    .select(count.as('total'))
    .executeTakeFirstOrThrow();
  const shown = waiting.slice(0, size);
  const ids = shown.map(({ calendar_id }) => calendar_id);
  const rows =
    ids.length === 0
      ? []
      : await selectCalendars(database, seekerId).where('calendar.id', 'in', ids).execute();
  const calendars = new Map(rows.map((row) => [row.calendar_id, toCalendar(row, false)]));
  const left = await readSlotsLeft(database, slotRequest, ids);
  const items = shown.flatMap(({ calendar_id, invited_at }) => {
    const calendar = calendars.get(calendar_id);
    if (!calendar) return [];
    const slotsLeft = left.get(calendar_id) ?? 0;
    return [{ ...calendar, invitedAt: invited_at.toISOString(), slotsLeft }];
  });
  return { items, total, hasMore: waiting.length > size };
};

export const readSlotsCount = async (database: Kysely<Schema>, slotRequest: SlotRequest) => {
  const { slots, invites } = await selectOpenSlots(database, slotRequest)
    .select([
      count.as('slots'),
      sql<number>`count(distinct invited.calendar_id)::integer`.as('invites'),
    ])
    .executeTakeFirstOrThrow();
  const { booked } = await selectBooked(database, slotRequest)
    .select(count.as('booked'))
    .executeTakeFirstOrThrow();
  return { invites, slots, booked };
};
