import Type from 'typebox';
import { After, AsOf, NextAfter } from '../after.ts';
import { defineCall } from '../call.ts';
import { CHAT_TEXT_MAX, ChatMessage, Conversation } from '../entities/chat.ts';
import { listOf } from '../list.ts';

const none = Type.Object({});
const token = { service: 'user', auth: 'token' } as const;
const Which = Type.Object({ conversationId: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) });
const MessageNumber = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** Any text of several lines, with something in it. */
export const SOME_TEXT_PATTERN = '^(?=[\\s\\S]*\\S)[^\\u0000\\p{Cs}]*$';
export const ChatText = Type.String({
  minLength: 1,
  maxLength: CHAT_TEXT_MAX,
  pattern: SOME_TEXT_PATTERN,
});
export const ChatClientId = Type.String({ pattern: '^[\\w-]{1,64}$' });

/**
 * With whom a pro member may chat, the last written to first. Behind what was shown last, as of the moment of the first page,
 * stands also what has been written to since: whoever goes on page by page sees each once. Errors: CHAT_NEEDS_PRO.
 */
export const conversations = defineCall({
  ...token,
  method: 'GET',
  path: '/chat/conversations',
  params: none,
  query: Type.Object({
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, default: 1 })),
    after: Type.Optional(After),
    asOf: Type.Optional(AsOf),
  }),
  answer: Type.Object({
    ...listOf(Conversation).properties,
    next: NextAfter,
    /** Recruiters who have shortlisted the seeker may begin; else only the seeker does. */
    wantsChat: Type.Boolean(),
  }),
});

/** The newest messages of a conversation, or those before one, in the order in which they were written. Errors: CHAT_NEEDS_PRO, CONVERSATION_NOT_FOUND. */
export const chatMessages = defineCall({
  ...token,
  method: 'GET',
  path: '/chat/{conversationId}/messages',
  params: Which,
  query: Type.Object({
    before: Type.Optional(MessageNumber),
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
  }),
  answer: Type.Object({
    conversation: Conversation,
    items: Type.Array(ChatMessage),
    /** There are earlier ones. */
    hasMore: Type.Boolean(),
    /** After which event a stream goes on from here; null where older ones were asked for. */
    after: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
  }),
});

/**
 * Writes a message, once for each `clientId`, and marks what was there as read.
 * Errors: CHAT_NEEDS_PRO, CONVERSATION_NOT_FOUND, CHAT_CLOSED, KEY_REUSED, RATE_LIMITED.
 */
export const sendChatMessage = defineCall({
  ...token,
  method: 'POST',
  path: '/chat/{conversationId}/messages',
  isCritical: true,
  params: Which,
  query: none,
  body: Type.Object({ text: ChatText, clientId: ChatClientId }),
  answer: Type.Object({ message: Type.String(), sent: ChatMessage }),
});

/** Marks messages as read up to a number; without one all there are. Errors: CHAT_NEEDS_PRO, CONVERSATION_NOT_FOUND. */
export const readChat = defineCall({
  ...token,
  method: 'POST',
  path: '/chat/{conversationId}/read',
  params: Which,
  query: none,
  body: Type.Object({ upTo: Type.Optional(MessageNumber) }),
  answer: Type.Object({ message: Type.String(), chatCount: Type.Integer({ minimum: 0 }) }),
});

/**
 * Server-sent events of the seeker: `message`, `read`, `notification`, `presence` and `unread`, as `StreamEvents` and
 * `Notification` have them. `begin` says where it begins, `reset` that what was missed is kept no longer (read all anew), and
 * `over` that the session has ended. Events have numbers but for `presence`, `unread` and `over`; Last-Event-ID, or else
 * `after`, names the last one that was seen. Errors: STREAMS_FULL.
 */
export const chatStream = defineCall({
  ...token,
  method: 'GET',
  path: '/chat/stream',
  answersStream: true,
  params: none,
  query: Type.Object({
    after: Type.Optional(Type.Integer({ minimum: 0, maximum: 9_007_199_254_740_991 })),
  }),
  answer: Type.String({ description: 'text/event-stream' }),
});
