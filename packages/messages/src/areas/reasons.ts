import reasons from '../../../../layouts/messages/en-IN/reasons.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** Why a job is recommended to a seeker. */
export const reasonMessages = defineMessages('reasons', reasons, {
  skill: ['title', 'skill'],
  allSkills: ['title', 'count'],
  someSkills: ['title', 'shared', 'count'],
  cityLivesThere: ['title', 'city'],
  cityWanted: ['title', 'city'],
  openToFreshers: 'title',
  experience: ['title', 'years'],
  keyword: ['title', 'keyword'],
  category: ['title', 'category'],
  company: ['title', 'company'],
});
