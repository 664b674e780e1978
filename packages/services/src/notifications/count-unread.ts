import type { UnreadCounts } from '@broadsheet/contract/calls/notifications';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

interface Reader {
  readonly id: number;
  readonly is_pro: boolean;
}

/** What waits for a seeker. Messages wait for pro members only: nobody else may read them. */
export const countUnread = async (
  database: Kysely<Schema>,
  { id, is_pro: isPro }: Reader,
): Promise<UnreadCounts> => {
  const { rows } = await sql<UnreadCounts>`
    select
      (select count(*)::int from notifications where seeker_id = ${id} and read_at is null) as count,
      (select count(*)::int from chat_conversations
        join chat_messages on conversation_id = id and number > seeker_read and side = 'recruiter'
        where ${isPro} and seeker_id = ${id} and last_number > seeker_read) as "chatCount"`.execute(
    database,
  );
  return rows[0] ?? { count: 0, chatCount: 0 };
};
