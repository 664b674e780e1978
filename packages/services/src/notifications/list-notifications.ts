import type { CallAnswer } from '@broadsheet/contract/call';
import type { notifications } from '@broadsheet/contract/calls/notifications';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { lastEventOf } from '../reader-events/read-events.ts';
import { describeNotification } from './describe-notification.ts';

interface Asked {
  readonly seekerId: number;
  readonly page: number;
  readonly size: number;
}

/** A seeker's notifications, the newest first. */
export const listNotifications = async (
  database: Kysely<Schema>,
  { seekerId, page, size }: Asked,
): Promise<CallAnswer<typeof notifications>> => {
  const own = database.selectFrom('notifications').where('seeker_id', '=', seekerId);
  // Before the list: what is written meanwhile is read twice rather than never.
  const after = await lastEventOf(database, seekerId);
  const [rows, { count, unread }] = await Promise.all([
    own
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    own
      .select([
        sql<number>`count(*)::int`.as('count'),
        sql<number>`(count(*) filter (where read_at is null))::int`.as('unread'),
      ])
      .executeTakeFirstOrThrow(),
  ]);
  const items = rows.map(describeNotification);
  return { items, page, size, total: count, hasMore: page * size < count, unread, after };
};
