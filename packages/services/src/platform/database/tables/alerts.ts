import type { AlertFilters, AlertFrequency } from '@broadsheet/contract/calls/alerts';
import type { JSONColumnType } from 'kysely';

/** A seeker's job alert and its frequency; at most one per seeker. */
export interface JobAlertsTable {
  seeker_id: number;
  frequency: AlertFrequency;
  filters: JSONColumnType<AlertFilters>;
  changed_at: Date;
  /** When it was last mailed; null: never. */
  mailed_at: Date | null;
}

/** Jobs that were mailed to a seeker, so that none is mailed again. */
export interface AlertedJobsTable {
  seeker_id: number;
  job_id: number;
  alerted_at: Date;
}
