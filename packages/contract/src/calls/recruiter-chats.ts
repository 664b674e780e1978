import Type from 'typebox';
import { defineCall } from '../call.ts';
import { ChatMessage } from '../entities/chat.ts';
import { ofApplicant, RowId } from '../recruiter-call.ts';
import { ChatClientId, ChatText, SOME_TEXT_PATTERN } from './chat.ts';

/**
 * Sends a message to a shortlisted applicant, once for each `clientId`, and marks earlier messages as read. Errors:
 * JOB_NOT_FOUND, APPLICANT_NOT_FOUND, CONVERSATION_NOT_FOUND (not shortlisted), APPLICANT_NOT_PRO (the applicant is no
 * pro member), CHAT_CLOSED (they accept no chats, and have not written themselves), KEY_REUSED.
 */
export const answerApplicant = defineCall({
  ...ofApplicant('/answer'),
  body: Type.Object({ text: ChatText, clientId: ChatClientId }),
  answer: Type.Object({ sent: ChatMessage }),
});

/**
 * The newest messages of the chat with an applicant, or those before one, oldest first. The returned messages become
 * read, and the seeker sees that. Errors: as `answerApplicant`, except CHAT_CLOSED and KEY_REUSED.
 */
export const readApplicantChat = defineCall({
  ...ofApplicant('/chat'),
  query: Type.Object({
    before: Type.Optional(RowId),
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
  }),
  answer: Type.Object({
    items: Type.Array(ChatMessage),
    /** There are earlier ones. */
    hasMore: Type.Boolean(),
    /** Up to which message the seeker has read. */
    readBySeeker: Type.Integer({ minimum: 0 }),
    /** Whether the recruiter may write. */
    isOpen: Type.Boolean(),
  }),
});

/** Answers an applicant's last follow-up; they are notified. Errors: JOB_NOT_FOUND, APPLICANT_NOT_FOUND. */
export const answerFollowUp = defineCall({
  ...ofApplicant('/follow-up'),
  body: Type.Object({
    text: Type.String({ minLength: 1, maxLength: 1_000, pattern: SOME_TEXT_PATTERN }),
  }),
  answer: Type.Object({
    /** False: no follow-up is open. */
    answered: Type.Boolean(),
  }),
});
