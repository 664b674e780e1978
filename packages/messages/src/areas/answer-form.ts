import answerForm from '../../../../layouts/messages/en-IN/answer-form.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** Forms that marketing puts on pages: the errors of their fields, and what is around them. */
export const answerFormMessages = defineMessages('answer-form', answerForm, {
  optional: 'label',
  sending: 'label',
  select: 'label',
  fixFaults: 'title',
  nothingLost: 'sentence',
  checkAgain: 'sentence',
  textMissing: ['sentence', 'label'],
  choiceMissing: ['sentence', 'label'],
  tickMissing: ['sentence', 'label'],
  consentMissing: 'sentence',
  emailWrong: 'sentence',
  phoneWrong: 'sentence',
  choiceWrong: ['sentence', 'label'],
  textLong: ['sentence', 'label', 'max'],
  deletedAfter: ['sentence', 'days'],
  privacyPolicy: 'label',
  leaveEmpty: 'label',
  previewNote: 'sentence',
});
