import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { addReaderEvent } from '../../platform/notifications/add-reader-event.ts';

interface Marking {
  readonly seekerId: number;
  /** Null: all. */
  readonly ids: readonly number[] | null;
}

/** Marks a seeker's own notifications as read, and notifies their other windows. @param now epoch ms */
export const markNotificationsRead = (
  database: Kysely<Schema>,
  { seekerId, ids }: Marking,
  now: number,
): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    const rows = await transaction
      .updateTable('notifications')
      .set({ read_at: new Date(now) })
      .where('seeker_id', '=', seekerId)
      .where('read_at', 'is', null)
      .$if(ids !== null, (query) => query.where('id', 'in', ids ?? []))
      .returning('id')
      .execute();
    if (rows.length === 0) return;
    const data = { of: 'notifications', ids: ids && rows.map(({ id }) => id) };
    await addReaderEvent(transaction, { seekerId, kind: 'read', data }, now);
  });
