import type { JsonResume } from '@broadsheet/contract/entities/json-resume';
import type { JSONColumnType } from 'kysely';

/** Resumes that seekers have made. */
export interface ResumeDocumentsTable {
  seeker_id: number;
  document: JSONColumnType<JsonResume>;
  /** How often it was saved. */
  version: number;
  updated_at: Date;
}
