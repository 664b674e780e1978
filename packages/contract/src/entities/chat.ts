import Type from 'typebox';
import { CompanyRef } from './job.ts';
import { PortraitUrl } from './portrait.ts';

/** Letters of one message. */
export const CHAT_TEXT_MAX = 2_000;

const Instant = Type.String({ description: 'ISO 8601' });

export const ChatSide = Type.Enum(['seeker', 'recruiter']);
export type ChatSide = Type.Static<typeof ChatSide>;

export const ChatMessage = Type.Object({
  conversationId: Type.Integer({ minimum: 1 }),
  /** Counts from 1 in each conversation, in the order of the server. */
  number: Type.Integer({ minimum: 1 }),
  side: ChatSide,
  /** The sender's id of the message, for deduplication. */
  clientId: Type.String(),
  /** Plain text. */
  text: Type.String(),
  sentAt: Instant,
});
export type ChatMessage = Type.Static<typeof ChatMessage>;

/** As the seeker sees it. */
export const Conversation = Type.Object({
  id: Type.Integer({ minimum: 1 }),
  recruiter: Type.Object({
    id: Type.Integer(),
    name: Type.String(),
    designation: Type.String(),
    company: CompanyRef,
    portraitUrl: PortraitUrl,
  }),
  /** Null before the first. */
  lastMessage: Type.Union([ChatMessage, Type.Null()]),
  /** When that was written, or when the recruiter shortlisted the seeker. */
  at: Instant,
  /** Messages of the recruiter that the seeker has not read. */
  unread: Type.Integer({ minimum: 0 }),
  /** Up to which message the recruiter has read. */
  readByRecruiter: Type.Integer({ minimum: 0 }),
  /** When the recruiter was last online; null: never. */
  seenAt: Type.Union([Instant, Type.Null()]),
  /** Whether the seeker may write. */
  isOpen: Type.Boolean(),
});
export type Conversation = Type.Static<typeof Conversation>;

/** What happens to a message, a notification or a person, by the name of the event on the stream. */
export interface StreamEvents {
  readonly message: ChatMessage;
  readonly read:
    | { readonly of: 'notifications'; readonly ids: readonly number[] | null }
    | {
        readonly of: 'conversation';
        readonly conversationId: number;
        readonly by: ChatSide;
        readonly upTo: number;
      };
  /** The reader's current unread counts; `chatCount` is 0 for those who may not chat. */
  readonly unread: {
    readonly count: number;
    readonly chatCount: number;
    readonly isPro: boolean;
  };
  readonly presence: { readonly conversationIds: readonly number[]; readonly seenAt: string };
}
