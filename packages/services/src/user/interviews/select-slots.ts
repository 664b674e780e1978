import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

export interface SlotRequest {
  readonly seekerId: number;
  /** Epoch ms. */
  readonly now: number;
}

/**
 * The slots that the seeker has booked, and those that they can book: free, in the future, and of a calendar with an
 * invitation.
 */
export const selectSlots = (database: Kysely<Schema>, { seekerId, now }: SlotRequest) =>
  database
    .selectFrom('interview_slots as slot')
    .innerJoin('interview_invites as invited', (join) =>
      join
        .onRef('invited.calendar_id', '=', 'slot.calendar_id')
        .on('invited.seeker_id', '=', seekerId),
    )
    .leftJoin('interview_bookings as booking', 'booking.slot_id', 'slot.id')
    .where(({ eb, and, or }) =>
      or([
        eb('booking.seeker_id', '=', seekerId),
        and([eb('booking.slot_id', 'is', null), eb('slot.starts_at', '>', new Date(now))]),
      ]),
    )
    .select([
      'slot.id as slot_id',
      'slot.calendar_id',
      'slot.starts_at',
      'slot.ends_at',
      sql<boolean>`booking.slot_id is not null`.as('is_booked'),
    ]);

/** The slots that a seeker can book, of calendars without a booking. */
export const selectOpenSlots = (database: Kysely<Schema>, { seekerId, now }: SlotRequest) =>
  database
    .selectFrom('interview_invites as invited')
    .innerJoin('interview_slots as slot', 'slot.calendar_id', 'invited.calendar_id')
    .where('invited.seeker_id', '=', seekerId)
    .where('slot.starts_at', '>', new Date(now))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('interview_bookings as taken')
            .whereRef('taken.slot_id', '=', 'slot.id')
            .select('taken.slot_id'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('interview_bookings as own')
            .where('own.seeker_id', '=', seekerId)
            .whereRef('own.calendar_id', '=', 'invited.calendar_id')
            .select('own.slot_id'),
        ),
      ),
    );

const LONGEST_MS = 480 * 60_000;

/** Booked interviews of a seeker that have not ended. */
export const selectBooked = (database: Kysely<Schema>, { seekerId, now }: SlotRequest) =>
  database
    .selectFrom('interview_bookings as booking')
    .where('booking.seeker_id', '=', seekerId)
    // No interview is longer, so this is where the index scan starts.
    .where('booking.starts_at', '>', new Date(now - LONGEST_MS))
    .where('booking.ends_at', '>', new Date(now));
