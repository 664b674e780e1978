import settings from '../../../../layouts/messages/en-IN/settings.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** The sections of the settings. */
export const settingsMessages = defineMessages('settings', settings, {
  privacy: 'label',
  password: 'label',
  contact: 'label',
  plans: 'label',
  saved: 'label',
  accountStatus: 'label',
});
