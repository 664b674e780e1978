import { similarCompanyJobs, similarJobs } from '@broadsheet/contract/calls/job';
import { bindCall } from '../../platform/call/bind-call.ts';
import type { CallContext } from '../../platform/call/call-context.ts';
import { readPaging } from '../../platform/call/list-query.ts';
import { findCompany } from '../companies/find-company.ts';
import { anyOf, type Condition, oneOf } from '../search/conditions.ts';
import { type Rank, sharedTags } from '../search/shared-tags.ts';
import { listJobs } from './list-jobs.ts';

const listLike = (
  context: CallContext,
  query: Parameters<typeof readPaging>[0],
  conditions: readonly Condition[],
  likeness?: Rank,
) =>
  listJobs(context, {
    scope: { brand: context.brand, text: null, conditions, likeness },
    filters: {},
    ...readPaging(query),
    sort: 'relevance',
    facets: false,
    // The product has no "load more" for similar jobs.
    loadMore: false,
  });

/** Jobs that share a tag with the given ones; more shared tags come first. */
export const similarJobsCall = bindCall(similarJobs, async (query, _params, context) => {
  const { tags } = await context.directory();
  const wanted = new Set(query.tags.split(','));
  const ids = [...tags.values()].filter(({ tag }) => wanted.has(tag)).map(({ dataId }) => dataId);
  const conditions = [
    anyOf('tags', ids),
    ...(query.except === undefined ? [] : [oneOf('ids', [query.except], false)]),
  ];
  return listLike(context, query, conditions, sharedTags(ids));
});

/** Jobs at other companies of the same industry; without a company, of any. */
export const similarCompanyJobsCall = bindCall(
  similarCompanyJobs,
  async (query, _params, context) => {
    if (query.companyId === undefined) return listLike(context, query, []);
    const company = await findCompany(context, { id: query.companyId });
    return listLike(context, query, [
      oneOf('industries', [company.industryId]),
      oneOf('companies', [company.id], false),
    ]);
  },
);
