import type { Brand } from '@broadsheet/contract/brand';
import type { Generated } from 'kysely';

/** The counts of a job in a month of the Indian calendar, as `YYYY-MM`; a trigger counts applications. */
export interface JobMonthsTable {
  job_id: number;
  month: string;
  views: Generated<number>;
  applied: Generated<number>;
}

/** Names of schools, normalised by schoolKey. */
export interface TopSchoolsTable {
  brand: Brand;
  name: string;
}

/** How well an application fits its job; a trigger adds the row with the application. */
export interface ApplicationFitsTable {
  job_id: number;
  seeker_id: number;
  applied_at: Date;
  /** Incremented whenever the applicant changes their data. */
  revision: Generated<number>;
  /** The version of the inputs, as `fitBasis` numbers it; null after the applicant has changed their data. */
  basis: number | null;
  /** The result of `fitOf`. */
  fit: number | null;
  /** When the profile was last changed, in epoch ms; null for none. */
  told_at: string | null;
  /** The job's skills that the applicant has, as `heldBits` encodes them. */
  held: Generated<string>;
  /** Months of experience; null is not known. */
  months: number | null;
  top_school: Generated<boolean>;
}
