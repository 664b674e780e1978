/** Jobs that a seeker does not want to be offered. */
export interface HiddenJobsTable {
  seeker_id: number;
  job_id: number;
  hidden_at: Date;
}

/** Recruiters none of whose jobs a seeker wants to be offered. */
export interface UnfollowedRecruitersTable {
  seeker_id: number;
  recruiter_id: number;
  unfollowed_at: Date;
}

/** What a seeker wants of the feed; empty, null and false ask for nothing. Ids are of the seeker's brand. */
export interface FeedPreferencesTable {
  seeker_id: number;
  category_ids: number[];
  city_ids: number[];
  /** Lakh rupees a year. */
  min_pay_lakh: number | null;
  work_from_home: boolean;
  updated_at: Date;
}
