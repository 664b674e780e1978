import app from '../../../../layouts/messages/en-IN/app.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** Texts of the site as an installed app. */
export const appMessages = defineMessages('app', app, {
  jobsForYou: 'label',
  search: 'label',
  applied: 'label',
});
