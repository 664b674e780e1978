import type { Generated } from 'kysely';

/** Tokens of recruiters' programs, stored as hashes. */
export interface RecruiterTokensTable {
  hash: Buffer;
  recruiter_id: number;
  created_at: Date;
  expires_at: Date;
  /** When it was revoked; null: it is valid. */
  ended_at: Date | null;
}

/** Profiles that recruiters have opened, one row per recruiter and seeker. */
export interface ProfileViewsTable {
  seeker_id: number;
  recruiter_id: number;
  /** The number of days with a view. */
  times: Generated<number>;
  first_at: Date;
  last_at: Date;
  /** The time of the view before; null for none. */
  previous_at: Date | null;
  /** YYYY-MM-DD in India. */
  last_day: string;
}
