import { defineLoader } from '@broadsheet/contract/block-loader';
import { resolveFeedQuery } from '../shared/feed/feed-query.ts';
import { filterForm } from '../shared/job/filter-form/filter-groups.ts';
import { feedFilters } from './schema.ts';

export const loadFeedFilters = defineLoader(feedFilters, async ({ shown }, context) => {
  if (!context.session) return { data: null };
  const { filters, hrefWith, load } = resolveFeedQuery(context);
  const { facets } = await load();
  const { brand, messages } = context;
  const options = { filters, facets, brand, messages: messages, hrefWith, shown };
  return { data: filterForm(options) };
});
