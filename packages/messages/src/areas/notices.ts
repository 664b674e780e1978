import notices from '../../../../layouts/messages/en-IN/notices.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** Notifications that the services write for seekers, and the entry of an interview in their calendar. */
export const noticeMessages = defineMessages('notices', notices, {
  applied: ['sentence', 'job'],
  viewed: ['sentence', 'job'],
  shortlisted: ['sentence', 'job'],
  interview: ['sentence', 'job'],
  offered: ['sentence', 'job'],
  rejected: ['sentence', 'job'],
  jobAtCompany: ['title', 'title', 'company'],
  followUpAnswered: ['sentence', 'job'],
  assessmentPending: ['sentence', 'job', 'title', 'minutes'],
  profileOpened: ['sentence', 'recruiter', 'company'],
  recruiterWrote: ['sentence', 'recruiter', 'company'],
  interviewInvited: ['sentence', 'company', 'job'],
  interviewOtherTimes: ['sentence', 'company', 'job'],
  interviewEvent: ['title', 'title', 'company'],
  interviewEventText: ['sentence', 'job', 'company', 'recruiter', 'designation'],
  alertJobs: ['sentence', 'count', 'alert'],
  companyJobs: ['sentence', 'count', 'company'],
  companiesJobs: ['sentence', 'count', 'companies'],
  earlyJobs: ['sentence', 'count'],
  paymentReceived: ['sentence', 'amount', 'terms'],
  paymentRefunded: ['sentence', 'amount', 'plans'],
  planUntil: ['title', 'plan', 'day'],
  deviceInvited: 'sentence',
  deviceOtherTimes: 'sentence',
  deviceMessage: 'sentence',
  deviceNewJobs: 'sentence',
});
