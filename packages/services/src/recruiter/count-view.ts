import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

const TIME_ZONE = 'Asia/Kolkata';
/** YYYY-MM-DD, the format of dates in PostgreSQL. */
const DAY_FORMAT = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE });

interface View {
  readonly seekerId: number;
  readonly recruiterId: number;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Counts that a recruiter has opened a seeker's profile: once per day in India, however often and fast it is opened.
 * @returns whether it was counted
 */
export const countView = async (
  database: Kysely<Schema>,
  { seekerId, recruiterId, now }: View,
): Promise<boolean> => {
  const at = new Date(now);
  const day = DAY_FORMAT.format(at);
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('profile_views')
    .values({
      seeker_id: seekerId,
      recruiter_id: recruiterId,
      first_at: at,
      last_at: at,
      last_day: day,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['seeker_id', 'recruiter_id'])
        .doUpdateSet({
          times: sql<number>`profile_views.times + 1`,
          previous_at: sql<Date>`profile_views.last_at`,
          last_at: at,
          last_day: day,
        })
        .where('profile_views.last_day', '<', day),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};
