import type { JsonResume } from '@broadsheet/contract/entities/json-resume';
import type { JSONColumnType } from 'kysely';

/** Resumes that seekers have created. */
export interface ResumeDocumentsTable {
  seeker_id: number;
  /** Counts from 1 for each seeker. */
  number: number;
  name: string;
  /** The default where no resume is named. */
  is_main: boolean;
  document: JSONColumnType<JsonResume>;
  /** Incremented with each save. */
  version: number;
  updated_at: Date;
}
