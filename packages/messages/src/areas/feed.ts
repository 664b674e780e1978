import feed from '../../../../layouts/messages/en-IN/feed.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** Lists of recommended jobs. */
export const feedMessages = defineMessages('feed', feed, {
  reasons: ['label', 'job'],
  forYou: ['label', 'count', 'total'],
  recommended: ['label', 'count', 'total'],
  jobsForYou: 'label',
  withoutFilters: 'label',
  updatePreferences: 'label',
  completeProfile: 'label',
  savedOn: ['label', 'day'],
  closedSavedOn: ['label', 'day'],
  hiddenCount: ['label', 'count'],
  hiddenOn: ['label', 'day'],
  closedHiddenOn: ['label', 'day'],
  showAgain: 'label',
  hiddenRecruiters: 'label',
  hiddenRecruitersNote: 'sentence',
  early: ['label', 'count', 'total'],
  earlyPlanTitle: 'title',
  earlyNone: 'sentence',
  earlyCount: ['sentence', 'count'],
  earlyPlan: 'sentence',
  earlyPromo: ['sentence', 'count'],
});
