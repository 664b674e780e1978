import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { describeNotification } from '../../platform/notifications/describe-notification.ts';

/** All notifications and chats of a seeker, oldest first. */
export const exportChats = async (database: Kysely<Schema>, seekerId: number) => {
  const notifications = await database
    .selectFrom('notifications')
    .selectAll()
    .where('seeker_id', '=', seekerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const conversations = await database
    .selectFrom('chat_conversations')
    .innerJoin('recruiters', 'recruiters.id', 'recruiter_id')
    .select(['chat_conversations.id', 'name'])
    .where('seeker_id', '=', seekerId)
    .orderBy('chat_conversations.id')
    .execute();
  const messages = await database
    .selectFrom('chat_messages')
    .innerJoin('chat_conversations', 'chat_conversations.id', 'conversation_id')
    .select(['conversation_id', 'side', 'text', 'sent_at'])
    .where('seeker_id', '=', seekerId)
    .orderBy('conversation_id')
    .orderBy('number')
    .execute();
  return {
    notifications: notifications.map(describeNotification),
    chats: conversations.map(({ id, name }) => ({
      recruiter: name,
      messages: messages
        .filter(({ conversation_id }) => conversation_id === id)
        .map(({ side, text, sent_at }) => ({ side, text, sentAt: sent_at.toISOString() })),
    })),
  };
};
