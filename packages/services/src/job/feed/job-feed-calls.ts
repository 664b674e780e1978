import { type JobFeed, jobFeed, recommendedJobs } from '@broadsheet/contract/calls/feed';
import type { JobList } from '@broadsheet/contract/calls/job';
import { readFilterParameters } from '@broadsheet/contract/job-filters-query';
import type { Messages } from '@broadsheet/messages/message-areas';
import { readSeeker } from '../../auth/account/require-password.ts';
import { bindCall } from '../../platform/call/bind-call.ts';
import { readPaging, resolveSort } from '../../platform/call/list-query.ts';
import { listJobs } from '../lists/list-jobs.ts';
import { readIndustries } from '../lists/read-industries.ts';
import { never } from '../search/conditions.ts';
import { describeOffers } from './describe-offers.ts';
import { feedScope, recommendedScope } from './feed-scope.ts';
import { chipsOf } from './filter-chips.ts';
import { readTaken } from './read-acts.ts';
import { readTaste } from './read-taste.ts';
import { hasTaste } from './taste.ts';

type Sort = JobFeed['filters']['sort'][number]['id'];

const sortsOf = ({ jobs }: Messages, sort: Sort): JobFeed['filters']['sort'] => [
  { id: 'relevance', label: jobs.relevantFirst, isOn: sort === 'relevance' },
  { id: 'date', label: jobs.newestFirst, isOn: sort === 'date' },
];

const industriesOf = ({ facets }: JobList): JobFeed['industryOptions'] =>
  (facets.find(({ field }) => field === 'industry')?.values ?? []).map((value) => ({
    ...value,
    id: Number(value.id),
  }));

export const jobFeedCall = bindCall(jobFeed, async (query, _params, context) => {
  const { id } = await readSeeker(context);
  const taste = await readTaste(context, id);
  const filters = readFilterParameters(query);
  const sort = resolveSort(query.sort, hasTaste(taste));
  const [list, directory, industries] = await Promise.all([
    listJobs(context, {
      scope: feedScope(context, taste),
      filters,
      ...readPaging(query),
      asOf: query.asOf,
      sort,
      facets: true,
      loadMore: true,
    }),
    context.directory(),
    readIndustries(context),
  ]);
  return {
    ...list,
    items: await describeOffers(context, list.items, taste),
    basis: hasTaste(taste) ? ('profile' as const) : ('newest' as const),
    filters: { sort: sortsOf(context.messages, sort) },
    filterChips: chipsOf(filters, directory, industries, context.messages),
    industryOptions: industriesOf(list),
    totalJobs: list.total,
    fetchedPageNo: list.page,
  };
});

export const recommendedJobsCall = bindCall(recommendedJobs, async (query, _params, context) => {
  const { id } = await readSeeker(context);
  const [taste, taken, takenBefore] = await Promise.all([
    readTaste(context, id),
    readTaken(context, id),
    readTaken(context, id, query.asOf),
  ]);
  const scope = recommendedScope(context, taste, takenBefore);
  const list = await listJobs(context, {
    scope: scope ?? { brand: context.brand, conditions: [never] },
    filters: {},
    ...readPaging(query),
    asOf: query.asOf,
    sort: 'relevance',
    facets: false,
    loadMore: true,
  });
  const offered = list.items.filter((job) => !taken.includes(job.id));
  return { ...list, items: await describeOffers(context, offered, taste) };
});
