import type { Brand } from '@broadsheet/contract/brand';
import type { Maintained } from '../maintained.ts';

/** A seeker's preferences for early jobs; at most one row per seeker. Ids are of the brand. */
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

/**
 * The number of applications of a job made here; triggers of `applications` maintain it. Jobs without a row have none.
 */
export interface JobApplicationsTable {
  job_id: number;
  applied: number;
}

/**
 * Jobs that are no longer early by the brand's rule, because of the applications made here; the counting triggers
 * maintain it.
 */
export interface CrowdedJobsTable {
  job_id: Maintained<number>;
  brand: Maintained<Brand>;
  posted_at: Maintained<Date>;
  /** The time of the application that reached the limit. */
  crowded_at: Maintained<Date>;
}

/** Early jobs that were mailed to a seeker, so that none is mailed again. */
export interface EarlyNotifiedJobsTable {
  seeker_id: number;
  job_id: number;
  told_at: Date;
}
