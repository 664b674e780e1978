import type { Generated } from 'kysely';

/** Who asks in the name of which recruiter, by the hash of what they hold. */
export interface RecruiterTokensTable {
  hash: Buffer;
  recruiter_id: number;
  created_at: Date;
  expires_at: Date;
  /** When it was taken back; null is not. */
  ended_at: Date | null;
}

/** Profiles that recruiters have opened, one row for a recruiter and a seeker. */
export interface ProfileViewsTable {
  seeker_id: number;
  recruiter_id: number;
  /** Days on which it was. */
  times: Generated<number>;
  first_at: Date;
  last_at: Date;
  /** The time before that; null was none. */
  previous_at: Date | null;
  /** YYYY-MM-DD in India, as it is written. */
  last_day: string;
}
