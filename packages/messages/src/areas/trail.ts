import trail from '../../../../layouts/messages/en-IN/trail.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** The first links of the way from the home page to a page. */
export const trailMessages = defineMessages('trail', trail, {
  home: 'label',
  allJobs: 'label',
  companies: 'label',
  learning: 'label',
  label: 'label',
});
