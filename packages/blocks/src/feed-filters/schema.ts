import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';
import { FilterFormData, FilterSettings } from '../shared/job/filter-form/schema.ts';

export const feedFilters = defineBlock({
  type: 'feed-filters',
  version: 1,
  title: 'Jobs for you: filters',
  description: 'Filters for Jobs for you.',
  settings: Type.Object(FilterSettings, { additionalProperties: false }),
  data: FilterFormData,
  messages: ['filters'],
  hydrate: 'never',
  personal: true,
  limit: 1,
  pages: ['jobfeed'],
});
