import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';
import { feedPage } from '../shared/feed/feed-row-data.ts';

export const feedRecommended = defineBlock({
  type: 'feed-recommended',
  version: 1,
  title: 'Recommended jobs',
  description:
    'The best matches for the member that they have not saved or applied for, with the reason for each.',
  settings: Type.Object(
    {
      emptyText: Type.String({
        minLength: 1,
        maxLength: 200,
        default: 'No recommendations yet. Complete your profile to get matching jobs.',
      }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object(feedPage),
  messages: ['feed', 'jobs', 'lists', 'rows'],
  hydrate: 'never',
  personal: true,
  primary: true,
  onFailure: 'show',
  vacancies: true,
  limit: 1,
  pages: ['recommended-jobs'],
});
