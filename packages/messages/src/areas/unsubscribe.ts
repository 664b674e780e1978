import unsubscribe from '../../../../layouts/messages/en-IN/unsubscribe.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** The page that unsubscribes from a kind of mail. */
export const unsubscribeMessages = defineMessages('unsubscribe', unsubscribe, {
  chooseLead: 'label',
  settings: 'label',
  done: 'sentence',
  howTo: 'sentence',
  doneAlert: 'sentence',
  manageAlerts: 'label',
  confirm: 'sentence',
  unsubscribe: 'label',
  confirmAlert: 'sentence',
  turnOffAlert: 'label',
  confirmAlerts: 'sentence',
});
