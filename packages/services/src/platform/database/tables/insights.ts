import type { Brand } from '@broadsheet/contract/brand';
import type { Generated } from 'kysely';

/** What has happened to a job in a month of the Indian calendar, as `YYYY-MM`; a trigger counts applications. */
export interface JobMonthsTable {
  job_id: number;
  month: string;
  views: Generated<number>;
  applied: Generated<number>;
}

/** Names of schools as schoolKey writes them. */
export interface TopSchoolsTable {
  brand: Brand;
  name: string;
}

/** How well an application fits its job; a trigger adds it with the application. */
export interface ApplicationFitsTable {
  job_id: number;
  seeker_id: number;
  applied_at: Date;
  /** Grows whenever the applicant tells something else. */
  revision: Generated<number>;
  /** What the rest is made by, as `fitBasis` numbers it; null since the applicant has told something else. */
  basis: number | null;
  /** As `fitOf` counts it. */
  fit: number | null;
  /** When the profile was last changed, epoch ms; null for none. */
  told_at: string | null;
  /** The job's skills that they have, as `heldBits` writes them. */
  held: Generated<string>;
  /** Of experience; null is not told. */
  months: number | null;
  top_school: Generated<boolean>;
}
