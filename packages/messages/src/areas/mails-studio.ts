import mailsStudio from '../../../../layouts/messages/en-IN/mails-studio.json' with {
  type: 'json',
};
import { defineMessages } from '../define-messages.ts';

/** Mails to the team about entries of their inbox in Studio. */
export const studioMailMessages = defineMessages('mails-studio', mailsStudio, {
  severalSubject: ['title', 'count', 'title'],
  severalHeading: ['title', 'title'],
  preview: 'sentence',
  button: 'label',
  note: 'paragraph',
  site: 'label',
  approvalRequestedSubject: ['title', 'title'],
  approvalRequestedText: ['paragraph', 'by', 'title'],
  approvedSubject: ['title', 'title'],
  approvedText: ['paragraph', 'by', 'title'],
  commentSubject: ['title', 'title'],
  commentText: ['paragraph', 'by', 'title'],
  experimentAlarmSubject: ['title', 'title'],
  experimentAlarmText: ['paragraph', 'title'],
  experimentEndedSubject: ['title', 'title'],
  experimentEndedText: ['paragraph', 'title'],
  experimentWorseSubject: ['title', 'title'],
  experimentWorseText: ['paragraph', 'title'],
  mentionSubject: ['title', 'title'],
  mentionText: ['paragraph', 'by', 'title'],
  returnedSubject: ['title', 'title'],
  returnedText: ['paragraph', 'by', 'title'],
  rolledBackSubject: ['title', 'title'],
  rolledBackText: ['paragraph', 'title'],
  scheduleFailedSubject: ['title', 'title'],
  scheduleFailedText: ['paragraph', 'title'],
  unscheduledSubject: ['title', 'title'],
  unscheduledText: ['paragraph', 'title'],
});
