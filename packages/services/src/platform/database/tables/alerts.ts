import type { AlertFilters, AlertFrequency } from '@broadsheet/contract/calls/alerts';
import type { GeneratedAlways, JSONColumnType } from 'kysely';

/** The job alerts of seekers, each with its frequency. */
export interface NamedAlertsTable {
  id: GeneratedAlways<number>;
  seeker_id: number;
  /** Each name once for a seeker, whatever its case. */
  name: string;
  frequency: AlertFrequency;
  filters: JSONColumnType<AlertFilters>;
  /** When it got its frequency. */
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
