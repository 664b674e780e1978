import type { Notification } from '@broadsheet/contract/entities/notification';
import type { Selectable } from 'kysely';
import type { NotificationsTable } from '../database/tables/notifications.ts';

/** A notification as its seeker sees it. */
export const describeNotification = (row: Selectable<NotificationsTable>): Notification => ({
  id: row.id,
  type: row.type,
  status: row.read_at === null ? 'unread' : 'read',
  text: row.text,
  link: row.link,
  at: row.created_at.toISOString(),
});
