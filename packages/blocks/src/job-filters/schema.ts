import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';
import { FilterFormData, FilterSettings } from '../shared/job/filter-form/filter-data.ts';

export const jobFilters = defineBlock({
  type: 'job-filters',
  version: 1,
  title: 'Filters of a list of jobs',
  description:
    'Narrow the list beside it by city, experience, date, area, industry, pay and more: a form.',
  settings: Type.Object(FilterSettings, { additionalProperties: false }),
  data: FilterFormData,
  hydrate: 'never',
  leavesOutBlocked: true,
  limit: 1,
  pages: ['category', 'tag', 'search', 'location', 'location_based'],
});
