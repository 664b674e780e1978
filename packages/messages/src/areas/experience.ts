import experience from '../../../../layouts/messages/en-IN/experience.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** The experience of a seeker, and the links that members get instead. */
export const experienceMessages = defineMessages('experience', experience, {
  knownTitle: ['label', 'band'],
  knownText: 'sentence',
  jobsForYou: 'label',
  savedJobs: 'label',
  appliedJobs: 'label',
  interviews: 'label',
  messages: 'label',
  notifications: 'label',
  profile: 'label',
  resume: 'label',
  settings: 'label',
  any: 'label',
  years: ['label', 'range', 'max'],
});
