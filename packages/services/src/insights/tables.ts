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
