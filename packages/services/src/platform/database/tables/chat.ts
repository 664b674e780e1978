import type { ColumnType, Generated } from 'kysely';

/** Of a seeker and a recruiter; made by the database when one shortlists the other. */
export interface ChatConversationsTable {
  id: Generated<number>;
  seeker_id: number;
  recruiter_id: number;
  /** Of the newest message; 0 before the first. */
  last_number: ColumnType<number, never, number>;
  /** When it was written, or when the seeker was shortlisted. */
  last_at: Date;
  /** Up to which message each has read. */
  seeker_read: Generated<number>;
  recruiter_read: Generated<number>;
}

export type ChatSide = 'seeker' | 'recruiter';

export interface ChatMessagesTable {
  conversation_id: number;
  /** Counts from 1 in each conversation. */
  number: number;
  side: ChatSide;
  /** By which the sender knows it again. */
  client_id: string;
  text: string;
  sent_at: Date;
}

/** When somebody was last there. */
export interface SeekerPresenceTable {
  seeker_id: number;
  seen_at: Date;
}

export interface RecruiterPresenceTable {
  recruiter_id: number;
  seen_at: Date;
}
