/** Why a stream ends: the session has ended, the client has left, or this server stops. */
export type StreamEnd = 'session' | 'left' | 'server';

/** One open stream, as notices reach it. */
export interface Reader {
  readonly seekerId: number;
  readonly sessionId: string;
  /** The seeker's chats: conversations by the recruiter's id. */
  readonly chats: ReadonlyMap<number, number>;
  /** There may be news. */
  readonly wake: () => void;
  readonly sendPresence: (conversationId: number, seenAt: number) => void;
  readonly end: (why: StreamEnd) => void;
}
