import alerts from '../../../../layouts/messages/en-IN/alerts.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** Mails with new jobs for a search. */
export const alertsMessages = defineMessages('alerts', alerts, {
  howOften: 'sentence',
  daily: 'label',
  weekly: 'label',
  off: 'label',
  create: 'label',
  saved: 'sentence',
  manage: 'label',
  on: 'label',
  savedAs: ['sentence', 'name'],
  full: 'sentence',
  save: 'label',
  notices: 'label',
});
