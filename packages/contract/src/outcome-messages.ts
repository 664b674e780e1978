import type { Messages } from '@broadsheet/messages/message-areas';

/** Outcomes of forms by their name in an address, each with the message that its call sends too. */
type OutcomeTable = Readonly<Record<string, keyof Messages['outcomes']>>;

/** Outcomes of the calls about one job or its company, by the last segment of their paths. */
export const JOB_OUTCOMES = {
  apply: 'jobApplied',
  'apply-additional-info': 'jobAnswersSent',
  followup: 'jobFollowedUp',
  withdraw: 'jobWithdrawn',
  save: 'jobSaved',
  unsave: 'jobUnsaved',
  report: 'jobReported',
  follow: 'companyFollowed',
} as const satisfies OutcomeTable;

/** Of the calls about one interview. */
export const INTERVIEW_OUTCOMES = {
  booked: 'interviewBooked',
  cancelled: 'interviewCancelled',
  told: 'interviewNoteSent',
} as const satisfies OutcomeTable;

/** Outcomes of the calls about the seeker's own competition entry, by the last segment of their paths. */
export const COMPETITION_OUTCOMES = {
  register: 'competitionRegistered',
  update: 'competitionUpdated',
  upload: 'competitionFileSaved',
  files: 'competitionFileSaved',
} as const satisfies OutcomeTable;

/** The text of one outcome; null for an unknown one. */
export const findOutcome = (
  table: OutcomeTable,
  done: string | undefined,
  outcomes: Messages['outcomes'],
): string | null => {
  const key = done !== undefined && Object.hasOwn(table, done) ? table[done] : undefined;
  return key === undefined ? null : outcomes[key];
};
