import Type from 'typebox';
import { After, AsOf, NextAfter } from '../after.ts';
import { defineCall } from '../call.ts';
import { CHAT_TEXT_MAX, ChatMessage, Conversation } from '../entities/chat.ts';
import { listOf } from '../list.ts';

const none = Type.Object({});
const token = { service: 'user', auth: 'token' } as const;
const Which = Type.Object({ conversationId: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) });
const MessageNumber = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** Any non-blank text of several lines. */
export const SOME_TEXT_PATTERN = '^(?=[\\s\\S]*\\S)[^\\u0000\\p{Cs}]*$';
export const ChatText = Type.String({
  minLength: 1,
  maxLength: CHAT_TEXT_MAX,
  pattern: SOME_TEXT_PATTERN,
});
export const ChatClientId = Type.String({ pattern: '^[\\w-]{1,64}$' });

/**
 * The conversations of a pro member, last message first. Cursor pagination with a fixed `asOf`: a conversation that
 * moves up while paging is neither skipped nor repeated. Errors: CHAT_NEEDS_PRO.
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
    /** Recruiters who have shortlisted the seeker may start a chat; otherwise only the seeker may. */
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
    /** The event after which a stream continues from here; null where older messages were requested. */
    after: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
  }),
});

/**
 * Sends a message, once for each `clientId`, and marks earlier messages as read. Errors: CHAT_NEEDS_PRO,
 * CONVERSATION_NOT_FOUND, CHAT_CLOSED, KEY_REUSED, RATE_LIMITED.
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
 * Server-sent events of the seeker: `message`, `read`, `notification`, `presence` and `unread`, defined in
 * `StreamEvents` and `Notification`. `begin` gives the starting event. `reset` means that missed events are no longer
 * available, so the client must load everything again. `over` means that the session has ended. Events are numbered
 * except `presence`, `unread` and `over`; Last-Event-ID, or else `after`, names the last event received. Errors:
 * STREAMS_FULL.
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
