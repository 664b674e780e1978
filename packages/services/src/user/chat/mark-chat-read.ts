import type { StreamEvents } from '@broadsheet/contract/entities/chat';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { ChatSide } from '../../platform/database/tables/chat.ts';
import { addReaderEvent } from '../../platform/notifications/add-reader-event.ts';

interface ReadUpTo {
  readonly conversationId: number;
  readonly by: ChatSide;
  /** A number beyond the last message means the last message. */
  readonly upTo: number;
}

/** Marks the notification of messages that the seeker has read as read. */
const markNotificationRead = (
  transaction: Kysely<Schema>,
  seekerId: number,
  id: number,
  now: number,
) =>
  transaction
    .updateTable('notifications')
    .set({ read_at: new Date(now) })
    .where('seeker_id', '=', seekerId)
    .where('about', '=', `conversation:${id}`)
    .where('type', '=', 4)
    .where('read_at', 'is', null)
    .execute();

/** Advances a read mark, never back, and notifies both participants. The caller checks access. @param now epoch ms */
export const markChatRead = async (
  transaction: Kysely<Schema>,
  { conversationId, by, upTo }: ReadUpTo,
  now: number,
): Promise<void> => {
  const mark = `${by}_read` as const;
  const moved = await transaction
    .updateTable('chat_conversations')
    .set({ [mark]: sql<number>`least(last_number, ${upTo}::int)` })
    .where('id', '=', conversationId)
    .where(mark, '<', sql<number>`least(last_number, ${upTo}::int)`)
    .returning(['seeker_id', mark])
    .executeTakeFirst();
  if (!moved) return;
  const { seeker_id: seekerId } = moved;
  if (by === 'seeker') await markNotificationRead(transaction, seekerId, conversationId, now);
  const data: StreamEvents['read'] = { of: 'conversation', conversationId, by, upTo: moved[mark] };
  await addReaderEvent(transaction, { seekerId, kind: 'read', data }, now);
};
