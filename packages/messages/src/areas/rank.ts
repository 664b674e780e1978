import rank from '../../../../layouts/messages/en-IN/rank.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** How a seeker compares with the applicants of a job, and why not better. */
export const rankMessages = defineMessages('rank', rank, {
  profileNeeded: 'sentence',
  firstToApply: 'sentence',
  onlyApplicant: 'sentence',
  wouldBe: ['sentence', 'rank', 'total'],
  is: ['sentence', 'rank', 'total'],
  skills: ['sentence', 'skills'],
  skillsAndMore: ['sentence', 'skills', 'more'],
  experienceMissing: 'sentence',
  experienceLess: ['sentence', 'years'],
  experienceMore: ['sentence', 'years'],
  profileEmpty: 'sentence',
  profileUpdated: ['sentence', 'months'],
  cityPreferred: 'sentence',
  cityElsewhere: 'sentence',
  bestMatch: 'sentence',
  equalMatch: 'sentence',
});
