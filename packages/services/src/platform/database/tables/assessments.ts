import type { GeneratedAlways } from 'kysely';

/** The test of a job, or the quiz of a competition. */
export interface AssessmentsTable {
  id: GeneratedAlways<number>;
  /** Null of a quiz; so are the mark and the days. */
  job_id: number | null;
  title: string;
  minutes: number;
  /** Percent of right answers that pass. */
  pass_mark: number | null;
  /** For how many days after the application it can be begun. */
  days: number | null;
  /** Of all that is asked in a quiz; null of the test of a job. */
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

/** That a seeker has begun a test. */
export interface AssessmentAttemptsTable {
  seeker_id: number;
  assessment_id: number;
  started_at: Date;
  ends_at: Date;
  /** When it was handed in; null also for one whose time ran out. */
  completed_at: Date | null;
}

export interface AssessmentAnswersTable {
  seeker_id: number;
  assessment_id: number;
  question_id: number;
  choice: number;
  answered_at: Date;
}
