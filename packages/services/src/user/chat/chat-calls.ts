import {
  chatMessages,
  conversations,
  readChat,
  sendChatMessage,
} from '@broadsheet/contract/calls/chat';
import { AppError } from '@broadsheet/contract/errors';
import { isFlagOn } from '@broadsheet/contract/profile-flags';
import { countTry, type Limit } from '../../auth/account/limits.ts';
import { readSeeker } from '../../auth/account/require-password.ts';
import { bindCall } from '../../platform/call/bind-call.ts';
import type { CallContext } from '../../platform/call/call-context.ts';
import { readMovingPaging } from '../../platform/call/list-query.ts';
import { countUnread } from '../notifications/count-unread.ts';
import { lastEventOf } from '../reader-events/read-events.ts';
import { addMessage } from './add-message.ts';
import { findChat, requirePro } from './chat-access.ts';
import { markChatRead } from './mark-chat-read.ts';
import { readConversations } from './read-conversations.ts';
import { readMessages } from './read-messages.ts';
import { describeConversation, selectConversations } from './select-conversations.ts';

const SIZE = 50;
const MESSAGES: Limit = { name: 'chat', tries: 60, windowMs: 60_000 };

const readPro = async (context: CallContext) => {
  const seeker = await readSeeker(context);
  await requirePro(context.database, seeker.id, context.now);
  return seeker;
};

export const conversationsCall = bindCall(conversations, async (query, _params, context) => {
  const { database } = context;
  const { id, settings } = await readPro(context);
  const paging = readMovingPaging(query);
  const { page, size } = paging;
  const list = await readConversations(database, id, paging);
  return { ...list, page, size, wantsChat: isFlagOn(settings, 'chat') };
});

export const chatMessagesCall = bindCall(
  chatMessages,
  async ({ before, size = SIZE }, { conversationId }, context) => {
    const { database } = context;
    const { id } = await readPro(context);
    // Read before the messages, so that a message written meanwhile arrives twice rather than never.
    const after = before === undefined ? await lastEventOf(database, id) : null;
    const conversation = await selectConversations(database, id)
      .where('conversations.id', '=', conversationId)
      .executeTakeFirst();
    if (!conversation) throw new AppError('CONVERSATION_NOT_FOUND');
    const span = { conversationId, before: before ?? null, size };
    const items = await readMessages(database, span);
    const hasMore = (items[0]?.number ?? 1) > 1;
    return { conversation: describeConversation(conversation), items, hasMore, after };
  },
);

export const sendChatMessageCall = bindCall(
  sendChatMessage,
  async (_query, { conversationId }, context, { text, clientId }) => {
    const { id } = await readSeeker(context);
    await countTry(context, MESSAGES, String(id));
    const party = { side: 'seeker', id } as const;
    const message = { conversationId, party, text: text.trim(), clientId };
    const sent = await context.database
      .transaction()
      .execute((transaction) => addMessage(transaction, message, context));
    return { message: context.messages.answers.chatMessageSent, sent };
  },
);

export const readChatCall = bindCall(
  readChat,
  async (_query, { conversationId }, context, { upTo }) => {
    const { database, now } = context;
    const seeker = await readSeeker(context);
    const { last_number: last } = await findChat(
      database,
      conversationId,
      { side: 'seeker', id: seeker.id },
      now,
    );
    const mark = { conversationId, by: 'seeker', upTo: upTo ?? last } as const;
    await database.transaction().execute((transaction) => markChatRead(transaction, mark, now));
    const { chatCount } = await countUnread(database, seeker.id, now);
    return { message: context.messages.answers.markedRead, chatCount };
  },
);
