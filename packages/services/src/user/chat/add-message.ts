import type { ChatMessage } from '@broadsheet/contract/entities/chat';
import { AppError } from '@broadsheet/contract/errors';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import {
  addNotification,
  type NoticeContext,
} from '../../platform/notifications/add-notification.ts';
import { addReaderEvent } from '../../platform/notifications/add-reader-event.ts';
import { type ChatParty, findChat } from './chat-access.ts';
import { describeMessage } from './describe-message.ts';
import { markChatRead } from './mark-chat-read.ts';

export interface NewMessage {
  readonly conversationId: number;
  readonly party: ChatParty;
  /** Plain text. */
  readonly text: string;
  /** Identifies a message that is sent again. */
  readonly clientId: string;
}

/**
 * Numbers and writes a message; undefined where it was written before. Locks the conversation until the transaction
 * ends.
 */
const insertMessage = async (
  transaction: Transaction<Schema>,
  { conversationId, party, text, clientId }: NewMessage,
  at: Date,
) => {
  const { last_number: last } = await transaction
    .selectFrom('chat_conversations')
    .select('last_number')
    .where('id', '=', conversationId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const row = await transaction
    .insertInto('chat_messages')
    .values({
      conversation_id: conversationId,
      number: last + 1,
      side: party.side,
      client_id: clientId,
      text,
      sent_at: at,
    })
    .onConflict((conflict) =>
      conflict.columns(['conversation_id', 'side', 'client_id']).doNothing(),
    )
    .returningAll()
    .executeTakeFirst();
  if (row)
    await transaction
      .updateTable('chat_conversations')
      .set({ last_number: row.number, last_at: at })
      .where('id', '=', conversationId)
      .execute();
  return row;
};

const findEarlier = async (
  transaction: Transaction<Schema>,
  { conversationId, party, text, clientId }: NewMessage,
): Promise<ChatMessage> => {
  const earlier = await transaction
    .selectFrom('chat_messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where('side', '=', party.side)
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  if (earlier.text !== text) throw new AppError('KEY_REUSED');
  return describeMessage(earlier);
};

const notifySeeker = async (
  transaction: Transaction<Schema>,
  { seekerId, recruiterId }: { readonly seekerId: number; readonly recruiterId: number },
  { conversationId }: ChatMessage,
  { messages: { notices }, now }: NoticeContext,
): Promise<void> => {
  const { name, company } = await transaction
    .selectFrom('recruiters')
    .innerJoin('companies', 'companies.id', 'recruiters.company_id')
    .select(['recruiters.name', 'companies.name as company'])
    .where('recruiters.id', '=', recruiterId)
    .executeTakeFirstOrThrow();
  const text = formatMessage(notices.recruiterWrote, { recruiter: name, company });
  const link = `/chats/${conversationId}`;
  const about = `conversation:${conversationId}` as const;
  await addNotification(transaction, { seekerId, type: 4, text, link, about }, now);
};

/**
 * Writes a message of either side, once however often it is sent, and notifies the seeker's open pages. Marks earlier
 * messages as read by the author. Throws like findChat, CHAT_CLOSED, and KEY_REUSED for another text with the same
 * clientId.
 */
export const addMessage = async (
  transaction: Transaction<Schema>,
  draft: NewMessage,
  context: NoticeContext,
): Promise<ChatMessage> => {
  const { now } = context;
  const { conversationId, party } = draft;
  const chat = await findChat(transaction, conversationId, party, now);
  const { seeker_id: seekerId, recruiter_id: recruiterId } = chat;
  if (!chat.isOpen) throw new AppError('CHAT_CLOSED');
  const row = await insertMessage(transaction, draft, new Date(now));
  if (!row) return findEarlier(transaction, draft);
  const message = describeMessage(row);
  // Notifications come before events everywhere: another order could deadlock.
  if (party.side === 'recruiter')
    await notifySeeker(transaction, { seekerId, recruiterId }, message, context);
  await markChatRead(transaction, { conversationId, by: party.side, upTo: row.number }, now);
  await addReaderEvent(transaction, { seekerId, kind: 'message', data: message }, now);
  return message;
};
