import type { ParsedResume, ParseFailure } from '@broadsheet/contract/entities/parsed-resume';
import type { Generated, JSONColumnType } from 'kysely';

/** What was read of a seeker's resume; it goes with the file that it was read from. */
export interface ResumeFactsTable {
  seeker_id: number;
  file_id: string;
  status: 'reading' | 'read' | 'failed';
  failure: ParseFailure | null;
  resume: JSONColumnType<ParsedResume | null, string | null, string | null>;
  /** How often its reading was begun. */
  tries: Generated<number>;
  /** When that was last, or when it was first asked for. */
  tried_at: Date;
  parsed_at: Date | null;
  /** When the seeker has said which experience is right, this resume's or the profile's. */
  mismatch_answered_at: Date | null;
}
