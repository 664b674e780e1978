import type { Brand } from '@broadsheet/contract/brand';
import type { Maintained } from '../maintained.ts';

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

/** Jobs that are early no more by applications here, as their brand's rule is; the triggers that count keep it. */
export interface CrowdedJobsTable {
  job_id: Maintained<number>;
  brand: Maintained<Brand>;
  posted_at: Maintained<Date>;
  /** When the last of those applied who make it crowded. */
  crowded_at: Maintained<Date>;
}

/** Early jobs of which a seeker was mailed: none of them again. */
export interface EarlyNotifiedJobsTable {
  seeker_id: number;
  job_id: number;
  told_at: Date;
}
