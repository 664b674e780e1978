/** Why a stream ends: the session is over, nobody reads it any more, or this server ends. */
export type StreamEnd = 'session' | 'left' | 'server';

/** One stream that somebody reads, as its notices find it. */
export interface Reader {
  readonly seekerId: number;
  readonly sessionId: string;
  /** With whom the seeker chats: the conversations by the recruiter's number. */
  readonly chats: ReadonlyMap<number, number>;
  /** There may be news. */
  readonly wake: () => void;
  readonly sendPresence: (conversationId: number, seenAt: number) => void;
  readonly end: (why: StreamEnd) => void;
}
