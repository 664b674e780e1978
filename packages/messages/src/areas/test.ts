import test from '../../../../layouts/messages/en-IN/test.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** The questions of an assessment or a quiz while it runs. */
export const testMessages = defineMessages('test', test, {
  saveAndNext: 'label',
  saveAnswer: 'label',
  answered: ['sentence', 'answered', 'questions'],
  submit: 'label',
  questions: 'label',
  question: ['label', 'number', 'state'],
  goToEnd: 'label',
});
