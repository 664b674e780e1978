import { defineLoader } from '@broadsheet/contract/block-loader';
import { type JobScope, resolveJobScope } from '../shared/job/job-scope.ts';
import { filterSheet } from './schema.ts';

const MAX_SEARCH_LENGTH = 200;

const callOf = ({ tag, category, city, searchText }: JobScope) => {
  const cities: Record<string, string> = city ? { locIds: String(city.id) } : {};
  if (tag) return { call: 'keyword', base: { ...cities, keywordId: String(tag.dataId) } } as const;
  if (category)
    return { call: 'category', base: { ...cities, categoryId: String(category.dataId) } } as const;
  const query = searchText.slice(0, MAX_SEARCH_LENGTH);
  return { call: 'search', base: { ...cities, ...(query ? { query } : {}) } } as const;
};

export const loadFilterSheet = defineLoader(filterSheet, (_settings, context) => {
  const { kind } = context.page;
  return {
    data:
      kind === 'jobfeed' ? { call: 'feed' as const, base: {} } : callOf(resolveJobScope(context)),
  };
});
