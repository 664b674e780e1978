import outcomes from '../../../../layouts/messages/en-IN/outcomes.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** The results of forms and buttons: toasts, and pages after a form without JavaScript. */
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
  companyFollowed: 'sentence',
  companyUnfollowed: 'sentence',
  interviewBooked: 'sentence',
  interviewMoved: 'sentence',
  interviewCancelled: 'sentence',
  interviewNoteSent: 'sentence',
  competitionRegistered: 'sentence',
  competitionUpdated: 'sentence',
  competitionFileSaved: 'sentence',
});
