/**
 * What a form has done, in the words of both the call's answer (a toast) and the page that a form without JavaScript
 * comes back to. Each sentence is declared here alone.
 */

/** Of the calls about one job, by the last word of their paths. */
export const JOB_OUTCOMES = {
  apply: 'You have applied for this job.',
  'apply-additional-info': 'Sent. It stands with your application.',
  followup: 'The employer has been asked how your application stands.',
  withdraw: 'Your application has been withdrawn.',
  save: 'Saved. You find it under Saved jobs.',
  unsave: 'Taken from your saved jobs.',
  report: 'Thank you. We will look at this job.',
} as const;

/** Of the calls about one interview, as the address says it. */
export const INTERVIEW_OUTCOMES = {
  booked: 'Your interview is booked.',
  cancelled: 'Your interview is cancelled. The slot is free again.',
  told: 'The recruiter can read it now.',
} as const;

export const COMPETITION_FILE_SAVED = 'Your file is kept.';

/** Of the calls about one's own entry in a competition, by the last word of their paths. */
export const COMPETITION_OUTCOMES = {
  register: 'You are registered.',
  update: 'Saved.',
  upload: COMPETITION_FILE_SAVED,
  files: COMPETITION_FILE_SAVED,
} as const;

/** The sentence of one outcome; null for what a table does not know. */
export const findOutcome = (table: Readonly<Record<string, string>>, done = ''): string | null =>
  Object.hasOwn(table, done) ? (table[done] ?? null) : null;
