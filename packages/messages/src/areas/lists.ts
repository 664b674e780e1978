import lists from '../../../../layouts/messages/en-IN/lists.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** Lists of any kind: their pages, filters and order. */
export const listsMessages = defineMessages('lists', lists, {
  pages: 'label',
  previous: 'label',
  position: ['title', 'page', 'pages'],
  next: 'label',
  filters: 'label',
  removeFilter: ['title', 'filter'],
  clearAll: 'label',
  sort: 'label',
  jobs: 'label',
  jobsIn: ['label', 'city'],
});
