import mails from '../../../../layouts/messages/en-IN/mails.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** The frame of every mail, and texts that several mails share. */
export const mailMessages = defineMessages('mails', mails, {
  greeting: ['title', 'name'],
  greetingNoName: 'label',
  copyLink: 'title',
  unsubscribeQuestion: 'label',
  unsubscribe: 'label',
  otpLife: ['sentence', 'minutes'],
  linkLife: ['sentence', 'hours'],
  viewAllJobs: 'label',
  viewAllTitle: 'label',
  viewJobAt: ['label', 'company'],
  jobLine: ['title', 'company', 'cities', 'experience', 'salary'],
});
