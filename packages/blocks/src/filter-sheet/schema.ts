import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';

const LIST_CALLS = ['search', 'category', 'keyword', 'feed'] as const;

export const filterSheet = defineBlock({
  type: 'filter-sheet',
  version: 1,
  title: 'Full-screen filters',
  description:
    'Opens the filters of the list of jobs in full screen on phones, with live counts and a button that says how many jobs it shows.',
  settings: Type.Object(
    { title: Type.String({ minLength: 1, maxLength: 40, default: 'Filters' }) },
    { additionalProperties: false },
  ),
  data: Type.Object({
    /** The call that counts, and its parameters that the form does not have. */
    call: Type.Enum(LIST_CALLS),
    base: Type.Record(Type.String(), Type.String()),
  }),
  messages: ['filter-sheet'],
  hydrate: 'load',
  landmark: 'banner',
  limit: 1,
  pages: ['category', 'tag', 'search', 'location', 'location_based', 'jobfeed'],
});
