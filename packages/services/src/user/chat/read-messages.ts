import type { ChatMessage } from '@broadsheet/contract/entities/chat';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { describeMessage } from './describe-message.ts';

interface Span {
  readonly conversationId: number;
  /** Null: the newest. */
  readonly before: number | null;
  readonly size: number;
}

/** The newest messages before a number, in the order in which they were written. The caller checks access. */
export const readMessages = async (
  database: Kysely<Schema>,
  { conversationId, before, size }: Span,
): Promise<ChatMessage[]> => {
  const rows = await database
    .selectFrom('chat_messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .$if(before !== null, (query) => query.where('number', '<', before ?? 0))
    .orderBy('number', 'desc')
    .limit(size)
    .execute();
  return rows.map(describeMessage).reverse();
};
