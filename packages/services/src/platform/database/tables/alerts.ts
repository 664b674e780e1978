import type { AlertFilters, AlertFrequency } from '@broadsheet/contract/calls/alerts';
import type { JSONColumnType } from 'kysely';

/** Of which new jobs a seeker is mailed, and how often; at most one of a seeker. */
export interface JobAlertsTable {
  seeker_id: number;
  frequency: AlertFrequency;
  filters: JSONColumnType<AlertFilters>;
  changed_at: Date;
  /** When it was last mailed; null is never. */
  mailed_at: Date | null;
}

/** Jobs of which a seeker was mailed: none of them again. */
export interface AlertedJobsTable {
  seeker_id: number;
  job_id: number;
  alerted_at: Date;
}
