import outcomes from '../../../../layouts/messages/en-IN/outcomes.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** What a form or a button has done: toasts, and pages that a form without JavaScript comes back to. */
export const outcomeMessages = defineMessages('outcomes', outcomes, {
  jobApplied: 'sentence',
  jobAlreadyApplied: 'sentence',
  jobAppliedElsewhere: 'sentence',
  jobAnswersSent: 'sentence',
  jobFollowedUp: 'sentence',
  jobAlreadyFollowedUp: 'sentence',
  jobWithdrawn: 'sentence',
  jobAlreadyWithdrawn: 'sentence',
  jobSaved: 'sentence',
  jobUnsaved: 'sentence',
  jobReported: 'sentence',
  interviewBooked: 'sentence',
  interviewMoved: 'sentence',
  interviewCancelled: 'sentence',
  interviewNoteSent: 'sentence',
  competitionRegistered: 'sentence',
  competitionUpdated: 'sentence',
  competitionFileSaved: 'sentence',
});
