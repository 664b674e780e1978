import type { CallParams } from '@broadsheet/contract/call';
import {
  answerApplicant,
  answerFollowUp,
  readApplicantChat,
} from '@broadsheet/contract/calls/recruiter-chats';
import { AppError } from '@broadsheet/contract/errors';
import { answerFollowUp as saveAnswer } from '../job/follow-ups/answer-follow-up.ts';
import { bindCall } from '../platform/call/bind-call.ts';
import type { CallContext } from '../platform/call/call-context.ts';
import { addMessage } from '../user/chat/add-message.ts';
import { findChat } from '../user/chat/chat-access.ts';
import { markChatRead } from '../user/chat/mark-chat-read.ts';
import { readMessages } from '../user/chat/read-messages.ts';
import { findApplicantOfCall } from './find-applicant-of-call.ts';

const SIZE = 50;

/**
 * The chat with an applicant. Throws like findApplicantOfCall, and CONVERSATION_NOT_FOUND before they are shortlisted.
 */
const findConversation = async (
  context: CallContext,
  params: CallParams<typeof answerApplicant>,
) => {
  const { recruiter, applicant } = await findApplicantOfCall(context, params);
  const found = await context.database
    .selectFrom('chat_conversations')
    .select('id')
    .where('seeker_id', '=', applicant.seekerId)
    .where('recruiter_id', '=', recruiter.id)
    .executeTakeFirst();
  if (!found) throw new AppError('CONVERSATION_NOT_FOUND');
  return { conversationId: found.id, party: { side: 'recruiter', id: recruiter.id } as const };
};

export const answerApplicantCall = bindCall(
  answerApplicant,
  async (_query, params, context, { text, clientId }) => {
    const chat = await findConversation(context, params);
    const message = { ...chat, text: text.trim(), clientId };
    const sent = await context.database
      .transaction()
      .execute((transaction) => addMessage(transaction, message, context));
    return { sent };
  },
);

export const readApplicantChatCall = bindCall(
  readApplicantChat,
  async ({ before, size = SIZE }, params, context) => {
    const { database, now } = context;
    const { conversationId, party } = await findConversation(context, params);
    const { isOpen, seeker_read: readBySeeker } = await findChat(
      database,
      conversationId,
      party,
      now,
    );
    const items = await readMessages(database, { conversationId, before: before ?? null, size });
    const last = items.at(-1);
    if (last)
      await database
        .transaction()
        .execute((transaction) =>
          markChatRead(transaction, { conversationId, by: party.side, upTo: last.number }, now),
        );
    return { items, hasMore: (items[0]?.number ?? 1) > 1, readBySeeker, isOpen };
  },
);

export const answerFollowUpCall = bindCall(
  answerFollowUp,
  async (_query, params, context, { text }) => {
    const { applicant } = await findApplicantOfCall(context, params);
    return { answered: await saveAnswer(context, { ...applicant, text: text.trim() }) };
  },
);
