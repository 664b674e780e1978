import type { CallAnswer } from '@broadsheet/contract/call';
import type { notifications } from '@broadsheet/contract/calls/notifications';
import { type Kysely, sql } from 'kysely';
import type { OwnPaging } from '../../platform/call/own-page.ts';
import { isBehind } from '../../platform/database/is-behind.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { describeNotification } from '../../platform/notifications/describe-notification.ts';
import { lastEventOf } from '../reader-events/read-events.ts';

/** A page of a seeker's notifications, newest first. */
export const listNotifications = async (
  database: Kysely<Schema>,
  seekerId: number,
  { page, size, after: shown }: OwnPaging,
): Promise<CallAnswer<typeof notifications>> => {
  const own = database.selectFrom('notifications').where('seeker_id', '=', seekerId);
  // Read before the list, so that an entry written meanwhile arrives twice rather than never.
  const after = await lastEventOf(database, seekerId);
  const [rows, { count, unread }] = await Promise.all([
    own
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .where(isBehind(sql.ref('created_at'), sql.ref('id'), shown))
      .limit(size + 1)
      .offset(shown ? 0 : (page - 1) * size)
      .execute(),
    own
      .select([
        sql<number>`count(*)::int`.as('count'),
        sql<number>`(count(*) filter (where read_at is null))::int`.as('unread'),
      ])
      .executeTakeFirstOrThrow(),
  ]);
  const items = rows.slice(0, size).map(describeNotification);
  return { items, page, size, total: count, hasMore: rows.length > size, unread, after };
};
