import assessments from '../../../../layouts/messages/en-IN/assessments.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** Assessments that recruiters set for a job. */
export const assessmentsMessages = defineMessages('assessments', assessments, {
  length: ['sentence', 'minutes', 'questions'],
  clock: 'sentence',
  once: 'sentence',
  passMark: ['sentence', 'percent'],
  startBy: 'label',
  ends: 'label',
  endsAt: ['label', 'end'],
  start: 'label',
  continue: 'label',
  view: 'label',
  passed: ['sentence', 'percent'],
  notPassed: ['sentence', 'percent'],
  answered: ['sentence', 'answered', 'questions'],
  ended: 'sentence',
  missed: 'title',
  all: 'label',
  notFoundTitle: 'label',
  notFound: 'sentence',
  forJob: 'label',
  appliedJobs: 'label',
});
