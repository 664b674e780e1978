import profile from '../../../../layouts/messages/en-IN/profile.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** Shared by all sections of a profile: added, saved, removed, and periods of work. */
export const profileMessages = defineMessages('profile', profile, {
  notAdded: 'label',
  edit: 'label',
  saved: 'sentence',
  complete: ['sentence', 'percent'],
  reload: 'sentence',
  removed: ['sentence', 'entry'],
  restored: ['sentence', 'entry'],
  restore: ['label', 'entry'],
  restoring: 'label',
  fresher: 'label',
  years: ['label', 'count'],
  months: ['label', 'count'],
  span: ['label', 'from', 'until'],
  spanNow: ['label', 'from'],
  fromResume: 'sentence',
  fromResumeUnsure: 'sentence',
  fromResumePage: ['sentence', 'page', 'text'],
  resumePart: ['label', 'page'],
});
