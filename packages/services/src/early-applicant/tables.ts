/** What a seeker wants to be early for; at most one of a seeker. Ids are of the brand. */
export interface EarlyPreferencesTable {
  seeker_id: number;
  category_ids: number[];
  tag_ids: number[];
  city_ids: number[];
  years: number | null;
  min_pay_lakh: number | null;
  mails: boolean;
  updated_at: Date;
}

/** How many have applied for a job here; triggers of `applications` count. Jobs without a row have none. */
export interface JobApplicationsTable {
  job_id: number;
  applied: number;
}

/** Early jobs of which a seeker was mailed: none of them again. */
export interface EarlyToldJobsTable {
  seeker_id: number;
  job_id: number;
  told_at: Date;
}
