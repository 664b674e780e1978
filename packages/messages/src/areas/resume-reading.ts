import resumeReading from '../../../../layouts/messages/en-IN/resume-reading.json' with {
  type: 'json',
};
import { defineMessages } from '../define-messages.ts';

/** The state of the resume reading, in the form that it prefills. */
export const resumeReadingMessages = defineMessages('resume-reading', resumeReading, {
  reading: 'sentence',
  read: 'sentence',
  slow: 'sentence',
  unreadable: 'sentence',
  encrypted: 'sentence',
  tooLarge: 'sentence',
  noText: 'sentence',
  timeout: 'sentence',
  byHand: 'sentence',
});
