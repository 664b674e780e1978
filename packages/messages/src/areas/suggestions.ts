import suggestions from '../../../../layouts/messages/en-IN/suggestions.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** The list of suggestions under a search field. */
export const suggestionMessages = defineMessages('suggestions', suggestions, {
  list: 'label',
  job: 'label',
  skill: 'label',
  company: 'label',
  city: 'label',
});
