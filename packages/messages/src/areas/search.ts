import search from '../../../../layouts/messages/en-IN/search.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** The search for jobs. */
export const searchMessages = defineMessages('search', search, {
  keyword: 'label',
  city: 'label',
  allCities: 'label',
  experience: 'label',
  anyExperience: 'label',
  popular: 'label',
  clearRecent: 'label',
  close: 'label',
  submit: 'label',
});
