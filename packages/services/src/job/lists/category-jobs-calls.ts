import { category, keyword } from '@broadsheet/contract/calls/job';
import { AppError } from '@broadsheet/contract/errors';
import type { FilterParameters } from '@broadsheet/contract/job-filter-parameters';
import { readFilterParameters } from '@broadsheet/contract/job-filters-query';
import { bindCall } from '../../platform/call/bind-call.ts';
import type { CallContext } from '../../platform/call/call-context.ts';
import { readPaging, resolveSort } from '../../platform/call/list-query.ts';
import { anyOf, type Condition, oneOf } from '../search/conditions.ts';
import { listJobs } from './list-jobs.ts';

type ListQuery = FilterParameters &
  Parameters<typeof readPaging>[0] & { readonly sort?: 'date' | 'relevance' };

const listWhere = (context: CallContext, query: ListQuery, condition: Condition) =>
  listJobs(context, {
    scope: { brand: context.brand, conditions: [condition] },
    filters: readFilterParameters(query),
    ...readPaging(query),
    sort: resolveSort(query.sort, false),
    facets: true,
    loadMore: true,
  });

export const categoryCall = bindCall(category, async (query, _params, context) => {
  const { categories } = await context.directory();
  if (!categories.has(query.categoryId)) throw new AppError('NOT_FOUND');
  return listWhere(context, query, oneOf('categories', [query.categoryId]));
});

export const keywordCall = bindCall(keyword, async (query, _params, context) => {
  const { tags } = await context.directory();
  if (!tags.has(query.keywordId)) throw new AppError('TAG_NOT_FOUND');
  return listWhere(context, query, anyOf('tags', [query.keywordId]));
});
