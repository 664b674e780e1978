import { recruiterJobFeed } from '@broadsheet/contract/calls/feed';
import { requireOwnId } from '../../accounts/require-own-id.ts';
import { describeOffers } from '../../feed/describe-offers.ts';
import { likenessOf } from '../../feed/likeness.ts';
import { hasUnfollowed } from '../../feed/read-acts.ts';
import { readTaste } from '../../feed/read-taste.ts';
import { listJobs } from '../../jobs/list-jobs.ts';
import { findRecruiter } from '../../recruiters/find-recruiter.ts';
import { oneOf } from '../../search/conditions.ts';
import { bindCall } from '../call-handler.ts';
import { readPaging } from '../list-query.ts';

export const recruiterJobFeedCall = bindCall(
  recruiterJobFeed,
  async (query, { userId, recruiterId }, context) => {
    const { id: seekerId } = await requireOwnId(context, userId);
    await findRecruiter(context, recruiterId);
    const taste = await readTaste(context, seekerId);
    const list = await listJobs(context, {
      scope: {
        brand: context.brand,
        text: null,
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
