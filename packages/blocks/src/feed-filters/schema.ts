import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';
import { FilterFormData, FilterSettings } from '../shared/job/filter-form/filter-data.ts';

export const feedFilters = defineBlock({
  type: 'feed-filters',
  version: 1,
  title: 'Filters of the jobfeed',
  description: 'Narrow the feed beside it, as the filters of any list of jobs do: a form.',
  settings: Type.Object(FilterSettings, { additionalProperties: false }),
  data: FilterFormData,
  hydrate: 'never',
  personal: true,
  limit: 1,
  pages: ['jobfeed'],
});
