import relations from '../../../../layouts/messages/en-IN/relations.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** How a recommender knows the member, shown beside the recommender's name. */
export const relationMessages = defineMessages('relations', relations, {
  manager: 'label',
  colleague: 'label',
  report: 'label',
  client: 'label',
  teacher: 'label',
  recruiter: 'label',
  other: 'label',
});
