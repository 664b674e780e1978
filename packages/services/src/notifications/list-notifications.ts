import type { CallAnswer } from '@broadsheet/contract/call';
import type { notifications } from '@broadsheet/contract/calls/notifications';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
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
  const [rows, { count }] = await Promise.all([
    own
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    own.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow(),
  ]);
  const total = Number(count);
  return { items: rows.map(describeNotification), page, size, total, hasMore: page * size < total };
};
