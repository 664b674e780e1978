import resumeSheet from '../../../../layouts/messages/en-IN/resume-sheet.json' with {
  type: 'json',
};
import { defineMessages } from '../define-messages.ts';

/** What a resume shows beside its content, in the preview and as a PDF. Programs that read resumes know the usual titles. */
export const resumeSheetMessages = defineMessages('resume-sheet', resumeSheet, {
  summary: 'label',
  contact: 'label',
  work: 'label',
  projects: 'label',
  education: 'label',
  skills: 'label',
  certificates: 'label',
  awards: 'label',
  volunteer: 'label',
  publications: 'label',
  languages: 'label',
  interests: 'label',
  references: 'label',
  present: 'label',
  score: ['label', 'score'],
});
