import applying from '../../../../layouts/messages/en-IN/applying.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** Applying for one job or for several at once. */
export const applyingMessages = defineMessages('applying', applying, {
  needs: 'sentence',
  needsWhy: 'sentence',
  resumeFirst: 'label',
  addResume: 'label',
  coverLetter: 'label',
  coverLetterHint: 'sentence',
  optional: 'label',
  numberHint: 'title',
  applyAnyway: 'label',
  limitReached: ['sentence', 'from'],
  unlimited: 'label',
  viewJob: 'label',
  alreadyApplied: 'sentence',
  viewApplication: 'label',
  needsAnswers: 'sentence',
  answerAndApply: 'label',
  onCompanySite: 'sentence',
  closed: 'sentence',
  similarJobs: 'label',
  recommendedJobs: 'label',
  savedJobs: 'label',
  appliedCount: ['sentence', 'count'],
  remaining: ['sentence', 'count'],
  remainingFirst: ['sentence', 'count'],
  selectedCount: ['label', 'count'],
  yes: 'label',
  no: 'label',
});
