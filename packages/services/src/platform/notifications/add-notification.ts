import {
  NOTIFICATION_TEXT_MAX,
  type NotificationSubject,
  type NotificationType,
} from '@broadsheet/contract/entities/notification';
import { type Kysely, sql } from 'kysely';
import type { CallContext } from '../call/call-context.ts';
import type { Schema } from '../database/schema.ts';
import { queueNotices } from '../devices/queue-notices.ts';
import { addReaderEvent } from './add-reader-event.ts';
import { describeNotification } from './describe-notification.ts';

export interface NewNotification {
  readonly seekerId: number;
  readonly type: NotificationType;
  /** Plain text; it is cut at NOTIFICATION_TEXT_MAX letters. */
  readonly text: string;
  /** A path of the site, such as `/applied-jobs`. */
  readonly link: string;
  readonly about: NotificationSubject | null;
}

/** What the text of a notification is made with: the messages of its seeker's brand. */
export type NoticeContext = Pick<CallContext, 'messages' | 'now'>;

const shorten = (text: string): string => {
  const letters = [...text];
  return letters.length <= NOTIFICATION_TEXT_MAX
    ? text
    : `${letters.slice(0, NOTIFICATION_TEXT_MAX - 1).join('')}…`;
};

/**
 * Notifies a seeker when the transaction commits; open pages get the event at once, devices a notice. A conversation has at most one
 * unread notification: the next message renews it. A transaction that notifies several seekers must do so in the order
 * of their ids, because each is locked until it ends. @param now epoch ms
 */
export const addNotification = async (
  transaction: Kysely<Schema>,
  notification: NewNotification,
  now: number,
): Promise<void> => {
  const { seekerId, type, text, link, about } = notification;
  const fields = { text: shorten(text), link, created_at: new Date(now) };
  const row = await transaction
    .insertInto('notifications')
    .values({ seeker_id: seekerId, type, about, ...fields })
    .onConflict((conflict) =>
      conflict
        .columns(['seeker_id', 'about'])
        .where(sql<boolean>`type = 4 and read_at is null`)
        .doUpdateSet(fields),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  await addReaderEvent(
    transaction,
    { seekerId, kind: 'notification', data: describeNotification(row) },
    now,
  );
  await queueNotices(transaction, notification, now);
};
