import insights from '../../../../layouts/messages/en-IN/insights.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** How a seeker compares with other applicants, and what recruiters did. */
export const insightsMessages = defineMessages('insights', insights, {
  summary: ['sentence', 'applications', 'fromTopSchools'],
  experienceTitle: 'label',
  years: 'label',
  applications: 'label',
  actionsTitle: 'label',
  stage: 'label',
  appliedByMonth: 'label',
  viewedByMonth: 'label',
  month: 'label',
  views: 'label',
  proBadge: 'label',
  proBenefits: 'label',
  waiting: 'label',
  viewed: 'label',
  shortlisted: 'label',
  interview: 'label',
  offered: 'label',
  rejected: 'label',
  experienceNotAdded: 'label',
  betterThanAll: 'sentence',
  betterThan: ['sentence', 'percent'],
  logIn: 'label',
  openProfile: 'label',
  why: 'sentence',
});
