import type { ColumnType, Generated } from 'kysely';

/** A conversation of a seeker and a recruiter; the database creates it when one shortlists the other. */
export interface ChatConversationsTable {
  id: Generated<number>;
  seeker_id: number;
  recruiter_id: number;
  /** The number of the newest message; 0 before the first. */
  last_number: ColumnType<number, never, number>;
  /** When the newest message was written, or when the seeker was shortlisted. */
  last_at: Date;
  /** The number of the last message that each has read. */
  seeker_read: Generated<number>;
  recruiter_read: Generated<number>;
}

export type ChatSide = 'seeker' | 'recruiter';

export interface ChatMessagesTable {
  conversation_id: number;
  /** Counts from 1 in each conversation. */
  number: number;
  side: ChatSide;
  /** The id that the sender's client gave it. */
  client_id: string;
  text: string;
  sent_at: Date;
}

/** When a seeker was last online. */
export interface SeekerPresenceTable {
  seeker_id: number;
  seen_at: Date;
}

export interface RecruiterPresenceTable {
  recruiter_id: number;
  seen_at: Date;
}
