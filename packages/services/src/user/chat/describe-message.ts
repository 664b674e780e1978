import type { ChatMessage } from '@broadsheet/contract/entities/chat';
import type { Selectable } from 'kysely';
import type { ChatMessagesTable } from '../../platform/database/tables/chat.ts';

export const describeMessage = (row: Selectable<ChatMessagesTable>): ChatMessage => ({
  conversationId: row.conversation_id,
  number: row.number,
  side: row.side,
  clientId: row.client_id,
  text: row.text,
  sentAt: row.sent_at.toISOString(),
});
