import type { UnreadCounts } from '@broadsheet/contract/calls/notifications';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { isProIn } from '../../platform/entitlements/is-pro-at.ts';

/**
 * The number of a seeker's unread entries. Messages count for pro members only, because nobody else may read them.
 * @param now epoch ms
 */
export const countUnread = async (
  database: Kysely<Schema>,
  seekerId: number,
  now: number,
): Promise<UnreadCounts> => {
  const { rows } = await sql<UnreadCounts>`
    select
      (select count(*)::int from notifications where seeker_id = ${seekerId} and read_at is null) as count,
      (select count(*)::int from chat_conversations
        join chat_messages on conversation_id = id and number > seeker_read and side = 'recruiter'
        where ${isProIn('chat_conversations.seeker_id', now)} and seeker_id = ${seekerId} and last_number > seeker_read) as "chatCount"`.execute(
    database,
  );
  return rows[0] ?? { count: 0, chatCount: 0 };
};
