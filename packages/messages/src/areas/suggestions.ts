import suggestions from '../../../../layouts/messages/en-IN/suggestions.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** A search field for jobs with suggestions, and the section of a page that does not exist, which has one. */
export const suggestionMessages = defineMessages('suggestions', suggestions, {
  list: 'label',
  job: 'label',
  skill: 'label',
  company: 'label',
  city: 'label',
  recent: 'label',
  searchJobs: 'label',
  placeholder: 'label',
  search: 'label',
  tryThese: 'label',
  notFoundTitle: ['title', 'brand'],
});
