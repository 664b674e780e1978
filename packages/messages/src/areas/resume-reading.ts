import resumeReading from '../../../../layouts/messages/en-IN/resume-reading.json' with {
  type: 'json',
};
import { defineMessages } from '../define-messages.ts';

/** How far the reading of a resume has come, for the form that it fills in. */
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
