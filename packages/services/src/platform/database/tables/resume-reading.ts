import type { ParsedResume, ParseFailure } from '@broadsheet/contract/entities/parsed-resume';
import type { Generated, JSONColumnType } from 'kysely';

/** The facts read from a seeker's resume; deleted with its file. */
export interface ResumeFactsTable {
  seeker_id: number;
  file_id: string;
  status: 'reading' | 'read' | 'failed';
  failure: ParseFailure | null;
  resume: JSONColumnType<ParsedResume | null, string | null, string | null>;
  /** The number of attempts to read it. */
  tries: Generated<number>;
  /** The time of the last attempt, or of the request before the first. */
  tried_at: Date;
  parsed_at: Date | null;
  /** When the seeker chose the right experience, this resume's or the profile's. */
  mismatch_answered_at: Date | null;
}
