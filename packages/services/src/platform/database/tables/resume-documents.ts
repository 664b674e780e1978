import type { JsonResume } from '@broadsheet/contract/entities/json-resume';
import type { JSONColumnType } from 'kysely';

/** Resumes that seekers have made. */
export interface ResumeDocumentsTable {
  seeker_id: number;
  /** Counts from 1 for each seeker. */
  number: number;
  name: string;
  /** The one that is meant where none is named. */
  is_main: boolean;
  document: JSONColumnType<JsonResume>;
  /** How often it was saved. */
  version: number;
  updated_at: Date;
}
