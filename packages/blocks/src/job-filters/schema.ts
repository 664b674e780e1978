import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';
import { FilterFormData, FilterSettings } from '../shared/job/filter-form/schema.ts';

export const jobFilters = defineBlock({
  type: 'job-filters',
  version: 1,
  title: 'Job filters',
  description:
    'Filters for the list of jobs beside it: city, experience, date, industry, salary and more.',
  settings: Type.Object(FilterSettings, { additionalProperties: false }),
  data: FilterFormData,
  messages: ['filters'],
  hydrate: 'never',
  leavesOutBlocked: true,
  limit: 1,
  pages: ['category', 'tag', 'search', 'location', 'location_based'],
});
