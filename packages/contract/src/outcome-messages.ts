import type { Messages } from '@broadsheet/messages/message-areas';

/** By what an address says of a form that came back to its page: the message that its call sends, too. */
type OutcomeTable = Readonly<Record<string, keyof Messages['outcomes']>>;

/** Of the calls about one job, by the last word of their paths. */
export const JOB_OUTCOMES = {
  apply: 'jobApplied',
  'apply-additional-info': 'jobAnswersSent',
  followup: 'jobFollowedUp',
  withdraw: 'jobWithdrawn',
  save: 'jobSaved',
  unsave: 'jobUnsaved',
  report: 'jobReported',
} as const satisfies OutcomeTable;

/** Of the calls about one interview. */
export const INTERVIEW_OUTCOMES = {
  booked: 'interviewBooked',
  cancelled: 'interviewCancelled',
  told: 'interviewNoteSent',
} as const satisfies OutcomeTable;

/** Of the calls about one's own entry in a competition, by the last word of their paths. */
export const COMPETITION_OUTCOMES = {
  register: 'competitionRegistered',
  update: 'competitionUpdated',
  upload: 'competitionFileSaved',
  files: 'competitionFileSaved',
} as const satisfies OutcomeTable;

/** The text of one outcome; null for what a table does not know. */
export const findOutcome = (
  table: OutcomeTable,
  done: string | undefined,
  outcomes: Messages['outcomes'],
): string | null => {
  const key = done !== undefined && Object.hasOwn(table, done) ? table[done] : undefined;
  return key === undefined ? null : outcomes[key];
};
