import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';

export const searchSheet = defineBlock({
  type: 'search-sheet',
  version: 1,
  title: 'Full-screen search',
  description: 'Opens the job search in full screen on phones, with recent searches.',
  settings: Type.Object(
    {
      title: Type.String({ minLength: 1, maxLength: 40, default: 'Search jobs' }),
      recent: Type.String({ minLength: 1, maxLength: 40, default: 'Recent searches' }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    /** The search text of this page and its filters, which the browser stores as recent; empty on other pages. */
    words: Type.String({ maxLength: 200 }),
    href: Type.String(),
  }),
  messages: ['search', 'suggestions'],
  hydrate: 'load',
  landmark: 'banner',
  limit: 1,
  pages: [
    'category',
    'tag',
    'search',
    'location',
    'location_based',
    'jobdetail',
    'company',
    'similar-jobs',
    'recruiterJobfeed',
  ],
});
