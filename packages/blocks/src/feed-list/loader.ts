import { defineLoader } from '@broadsheet/contract/block-loader';
import type { JobFeed } from '@broadsheet/contract/calls/feed';
import { isFormQuery } from '@broadsheet/contract/job-filters-query';
import { LOAD_MORE_HASH } from '@broadsheet/contract/load-more';
import { hrefOf, searchHref } from '@broadsheet/contract/match-page';
import { resolveFeedQuery } from '../shared/feed/feed-query.ts';
import { toFeedRow } from '../shared/feed/feed-row-data.ts';
import { describeFilters } from '../shared/job/filter-chips.ts';
import { toPager } from '../shared/list/pager-data.ts';
import type { Link } from '../shared/page/link.ts';
import { formatCount, formatTotal } from '../shared/text/format-count.ts';
import { feedList } from './schema.ts';

type FeedQuery = ReturnType<typeof resolveFeedQuery>;

const CUSTOMISE: Link = {
  label: 'Customise your jobfeed',
  href: hrefOf('personalize-jobfeed', {}),
};

/** What is sorted by without being asked stands in no address. */
const sortsOf = ({ basis, filters: { sort } }: JobFeed, { filters, hrefWith }: FeedQuery) => {
  const usual = basis === 'profile' ? 'relevance' : 'date';
  return sort.map(({ id, label, isOn }) => ({
    label,
    href: hrefWith({ ...filters, sort: id === usual ? undefined : id }),
    current: isOn,
  }));
};

const moreOf = (list: JobFeed, next: string | null): Link | null => {
  if (next === null || !list.loadMoreEnabled) return null;
  const remaining = Math.min(list.size, list.total - list.page * list.size);
  return { label: `Show ${formatCount(remaining)} more jobs`, href: `${next}${LOAD_MORE_HASH}` };
};

const widerOf = ({ filters, hrefWith }: FeedQuery): Link[] => [
  ...(hrefWith(filters) === hrefWith({})
    ? []
    : [{ label: 'Your jobs without filters', href: hrefWith({}) }]),
  CUSTOMISE,
  { label: 'All jobs', href: searchHref('') },
];

export const loadFeedList = defineLoader(feedList, async (_settings, context) => {
  const { page: requestedPage, session, brand, now } = context;
  if (!session) return { data: null };
  const query = resolveFeedQuery(context);
  const { filters, hrefWith, page } = query;
  if (isFormQuery(requestedPage.path))
    return { data: null, page: { redirect: { status: 302, location: hrefWith(filters) } } };
  const list = await query.load();
  const pager = toPager(page ?? 1, list.total, (other) => hrefWith(filters, other));
  const isBeyond = page === null || page > pager.pages;
  const rows = isBeyond ? [] : list.items.map((item) => toFeedRow(item, now));
  const count = `${formatTotal(list)} ${list.total === 1 ? 'job' : 'jobs'}`;
  return {
    data: {
      heading: isBeyond ? `No such page of ${count}` : `${count} for you`,
      isOpen: list.basis === 'newest',
      customise: CUSTOMISE,
      chips: describeFilters(filters, brand, list.facets).map(({ label, without }) => ({
        label,
        href: hrefWith(without),
      })),
      clearHref: hrefWith({ sort: filters.sort }),
      sorts: sortsOf(list, query),
      rows,
      pager,
      more: isBeyond ? null : moreOf(list, pager.next),
      wider: rows.length > 0 ? [] : widerOf(query),
      userId: session.userId,
      here: requestedPage.path,
    },
    page: { status: isBeyond ? 404 : 200 },
  };
});
