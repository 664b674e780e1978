import type { CallQuery } from '@broadsheet/contract/call';
import type { JobList, similarJobs } from '@broadsheet/contract/calls/job';
import type { CallContext } from '../../platform/call/call-context.ts';
import { readPaging } from '../../platform/call/list-query.ts';
import { anyOf, type Condition, oneOf } from '../search/conditions.ts';
import type { JobRank } from '../search/ranking/job-rank.ts';
import { sharedTags } from '../search/ranking/shared-tags.ts';
import { listJobs } from './list-jobs.ts';

/** Jobs like something, on one page: the product has no "load more" for them. */
export const listLike = (
  context: CallContext,
  query: Parameters<typeof readPaging>[0],
  conditions: readonly Condition[],
  likeness?: JobRank,
) =>
  listJobs(context, {
    scope: { brand: context.brand, conditions, likeness },
    filters: {},
    ...readPaging(query),
    sort: 'relevance',
    facets: false,
    loadMore: false,
  });

/** Jobs that share a tag with the given ones; more shared tags come first. */
export const listSimilarJobs = async (
  context: CallContext,
  query: CallQuery<typeof similarJobs>,
): Promise<JobList> => {
  const { tags } = await context.directory();
  const wanted = new Set(query.tags.split(','));
  const ids = [...tags.values()].filter(({ tag }) => wanted.has(tag)).map(({ dataId }) => dataId);
  const conditions = [
    anyOf('tags', ids),
    ...(query.except === undefined ? [] : [oneOf('ids', [query.except], false)]),
  ];
  return listLike(context, query, conditions, sharedTags(ids));
};
