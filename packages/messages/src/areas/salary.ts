import salary from '../../../../layouts/messages/en-IN/salary.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** Salary and notice period of a seeker: the section and the form. */
export const salaryMessages = defineMessages('salary', salary, {
  title: 'label',
  details: 'label',
  currentCtc: 'label',
  expectedCtc: 'label',
  ctcHint: 'sentence',
  hideCurrentCtc: 'label',
  negotiable: 'label',
  noticePeriod: 'label',
  noticeDays: 'label',
  noticeMissing: 'sentence',
  noticeHint: 'sentence',
  hiddenCtc: ['label', 'ctc'],
  negotiableCtc: ['label', 'ctc'],
  immediate: 'label',
  days: ['label', 'count'],
});
