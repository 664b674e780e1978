import { AppError } from '@broadsheet/contract/errors';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

export interface Booking {
  readonly seekerId: number;
  readonly slotId: number;
  /** Epoch ms. */
  readonly now: number;
}

interface Booked {
  /** The slot that was released; null for none. */
  readonly freed: number | null;
}

const DEADLOCK = '40P01';
const isDeadlock = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === DEADLOCK;

/** The slot's calendar and times, locked for this seeker until the transaction ends, with their current booking. */
const holdInvite = (transaction: Transaction<Schema>, { seekerId, slotId }: Booking) =>
  transaction
    .selectFrom('interview_slots as slot')
    .innerJoin('interview_invites as invite', 'invite.calendar_id', 'slot.calendar_id')
    .where('slot.id', '=', slotId)
    .where('invite.seeker_id', '=', seekerId)
    .select(['slot.calendar_id', 'slot.starts_at', 'slot.ends_at'])
    .forUpdate('invite')
    .executeTakeFirst();

const freeBooked = async (
  transaction: Transaction<Schema>,
  { seekerId, now }: Booking,
  calendarId: number,
): Promise<number | null> => {
  const freed = await transaction
    .deleteFrom('interview_bookings')
    .where('seeker_id', '=', seekerId)
    .where('calendar_id', '=', calendarId)
    .returning(['slot_id', 'starts_at'])
    .executeTakeFirst();
  if (freed && freed.starts_at.getTime() <= now) throw new AppError('INTERVIEW_BEGUN');
  return freed?.slot_id ?? null;
};

const countChange = (
  transaction: Transaction<Schema>,
  seekerId: number,
  calendarId: number,
): Promise<unknown> =>
  transaction
    .updateTable('interview_invites')
    .set(({ eb }) => ({ changes: eb('changes', '+', 1) }))
    .where('seeker_id', '=', seekerId)
    .where('calendar_id', '=', calendarId)
    .execute();

/** An error rolls the transaction back, so that the earlier booking stays. */
const book = async (transaction: Transaction<Schema>, booking: Booking): Promise<Booked> => {
  const { seekerId, slotId, now } = booking;
  const slot = await holdInvite(transaction, booking);
  if (!slot) throw new AppError('SLOT_NOT_FOUND');
  const freed = await freeBooked(transaction, booking, slot.calendar_id);
  if (slot.starts_at.getTime() <= now) throw new AppError('SLOT_PAST');
  const added = await transaction
    .insertInto('interview_bookings')
    .values({ seeker_id: seekerId, slot_id: slotId, booked_at: new Date(now), ...slot })
    .onConflict((conflict) => conflict.column('slot_id').doNothing())
    .returning('slot_id')
    .executeTakeFirst();
  if (!added) throw new AppError('SLOT_TAKEN');
  if (freed === slotId) return { freed: null };
  await countChange(transaction, seekerId, slot.calendar_id);
  return { freed };
};

/**
 * Books a slot for a seeker and releases their earlier one of the same calendar; repeating it changes nothing. Throws
 * SLOT_NOT_FOUND (also where the seeker is not invited), SLOT_PAST, SLOT_TAKEN, INTERVIEW_BEGUN.
 */
export const bookSlot = async (database: Kysely<Schema>, booking: Booking): Promise<Booked> => {
  try {
    return await database.transaction().execute((transaction) => book(transaction, booking));
  } catch (error) {
    // Two seekers swap their slots at the same time: PostgreSQL aborts one of the two transactions.
    if (isDeadlock(error)) throw new AppError('SLOT_TAKEN', { cause: error });
    throw error;
  }
};

/** Releases a booked slot. Throws NOT_BOOKED, INTERVIEW_BEGUN. */
export const cancelBooking = (database: Kysely<Schema>, booking: Booking): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    const slot = await holdInvite(transaction, booking);
    if (!slot) throw new AppError('NOT_BOOKED');
    const freed = await freeBooked(transaction, booking, slot.calendar_id);
    if (freed !== booking.slotId) throw new AppError('NOT_BOOKED');
    await countChange(transaction, booking.seekerId, slot.calendar_id);
  });
