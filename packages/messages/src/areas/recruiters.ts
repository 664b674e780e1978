import recruiters from '../../../../layouts/messages/en-IN/recruiters.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** Recruiters, their jobs and the profiles that they viewed. */
export const recruitersMessages = defineMessages('recruiters', recruiters, {
  notFound: 'sentence',
  seoTitle: ['title', 'brand', 'company', 'page', 'recruiter'],
  seoTitleNotFound: ['label', 'brand'],
  seoDescription: ['sentence', 'company', 'count', 'page', 'recruiter'],
  count: ['label', 'count'],
  hiresFor: 'label',
  onDays: ['label', 'count'],
  noViews: 'title',
  completeProfile: 'label',
  applyForJobs: 'label',
  showResume: 'label',
});
