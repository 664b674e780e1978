import bar from '../../../../layouts/messages/en-IN/bar.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** The bar at the foot of phones. */
export const barMessages = defineMessages('bar', bar, {
  label: 'label',
  jobs: 'label',
  search: 'label',
  applied: 'label',
  messages: 'label',
  profile: 'label',
});
