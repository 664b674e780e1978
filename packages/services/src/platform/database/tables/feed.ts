import type { Generated } from 'kysely';

/** Jobs that a seeker has hidden. */
export interface HiddenJobsTable {
  seeker_id: number;
  job_id: number;
  hidden_at: Date;
}

/** Recruiters whose jobs a seeker has hidden. */
export interface UnfollowedRecruitersTable {
  seeker_id: number;
  recruiter_id: number;
  unfollowed_at: Date;
}

/** Companies that a seeker follows. */
export interface FollowedCompaniesTable {
  seeker_id: number;
  company_id: number;
  followed_at: Date;
  /** When the seeker was last notified of new jobs; null: not yet. */
  notified_at: Generated<Date | null>;
}

/** A seeker's preferences for the feed; empty, null and false set no preference. Ids are of the seeker's brand. */
export interface FeedPreferencesTable {
  seeker_id: number;
  category_ids: number[];
  city_ids: number[];
  /** Lakh rupees a year. */
  min_pay_lakh: number | null;
  work_from_home: boolean;
  updated_at: Date;
}
