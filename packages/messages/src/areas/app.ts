import app from '../../../../layouts/messages/en-IN/app.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** Texts of the site as an installed app, and of reading it offline. */
export const appMessages = defineMessages('app', app, {
  jobsForYou: 'label',
  search: 'label',
  applied: 'label',
  offlineTitle: 'title',
  offlineText: 'sentence',
  offlineCopies: 'sentence',
  ownCopies: 'title',
  publicCopies: 'title',
  tryAgain: 'label',
  copyShown: ['sentence', 'time'],
  saveQueued: 'sentence',
  unsaveQueued: 'sentence',
  queueSent: 'sentence',
});
