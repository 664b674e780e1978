import deactivate from '../../../../layouts/messages/en-IN/deactivate.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** The form that deactivates an account. */
export const deactivateMessages = defineMessages('deactivate', deactivate, {
  reason: 'label',
  reasonHint: 'sentence',
  deactivate: 'label',
  deactivating: 'label',
  backToSettings: 'label',
});
