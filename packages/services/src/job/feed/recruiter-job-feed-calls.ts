import { recruiterJobFeed } from '@broadsheet/contract/calls/feed';
import { requireOwnId } from '../../auth/account/require-own-id.ts';
import { bindCall } from '../../platform/call/bind-call.ts';
import { readPaging } from '../../platform/call/list-query.ts';
import { listJobs } from '../lists/list-jobs.ts';
import { findRecruiter } from '../recruiters/find-recruiter.ts';
import { oneOf } from '../search/conditions.ts';
import { describeOffers } from './describe-offers.ts';
import { likenessOf } from './likeness.ts';
import { hasUnfollowed } from './read-acts.ts';
import { readTaste } from './read-taste.ts';

export const recruiterJobFeedCall = bindCall(
  recruiterJobFeed,
  async (query, { userId, recruiterId }, context) => {
    const { id: seekerId } = await requireOwnId(context, userId);
    await findRecruiter(context, recruiterId);
    const taste = await readTaste(context, seekerId);
    const list = await listJobs(context, {
      scope: {
        brand: context.brand,
        conditions: [oneOf('recruiters', [recruiterId])],
        likeness: likenessOf(taste, context.now),
      },
      filters: {},
      ...readPaging(query),
      sort: 'relevance',
      facets: false,
      loadMore: false,
    });
    const isUnfollowed = await hasUnfollowed(context, seekerId, recruiterId);
    return { ...list, items: await describeOffers(context, list.items, taste), isUnfollowed };
  },
);
