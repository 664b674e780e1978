import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';

export const jobPane = defineBlock({
  type: 'job-pane',
  version: 1,
  title: 'Job beside the list',
  description:
    'Shows the selected job beside the list on wide screens. Its place is the aside of two columns with the width "pane".',
  settings: Type.Object({}, { additionalProperties: false }),
  data: Type.Object({}),
  messages: ['job-pane'],
  hydrate: 'visible',
  ignoresAddress: true,
  limit: 1,
  pages: [
    'category',
    'tag',
    'search',
    'location',
    'location_based',
    'jobfeed',
    'recommended-jobs',
    'saved-jobs',
  ],
});
