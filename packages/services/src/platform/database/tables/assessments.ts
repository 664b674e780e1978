import type { GeneratedAlways } from 'kysely';

/** The test of a job, or the quiz of a competition. */
export interface AssessmentsTable {
  id: GeneratedAlways<number>;
  /** Null for a quiz, like the pass mark and the days. */
  job_id: number | null;
  title: string;
  minutes: number;
  /** Percentage of right answers needed to pass. */
  pass_mark: number | null;
  /** The number of days after the application in which it can be started. */
  days: number | null;
  /** Hash of a quiz's content; null for the test of a job. */
  digest: Buffer | null;
}

export interface AssessmentQuestionsTable {
  id: GeneratedAlways<number>;
  assessment_id: number;
  position: number;
  text: string;
  choices: string[];
  /** Counted from 0; it never leaves the services. */
  right_choice: number;
}

/** A test that a seeker has started. */
export interface AssessmentAttemptsTable {
  seeker_id: number;
  assessment_id: number;
  started_at: Date;
  ends_at: Date;
  /** When it was submitted; null also where its time ran out. */
  completed_at: Date | null;
}

export interface AssessmentAnswersTable {
  seeker_id: number;
  assessment_id: number;
  question_id: number;
  choice: number;
  answered_at: Date;
}
