import trail from '../../../../layouts/messages/en-IN/trail.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** The first breadcrumbs. */
export const trailMessages = defineMessages('trail', trail, {
  home: 'label',
  allJobs: 'label',
  companies: 'label',
  learning: 'label',
  label: 'label',
});
