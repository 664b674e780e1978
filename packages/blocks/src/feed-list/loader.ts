import { defineLoader } from '@broadsheet/contract/block-loader';
import type { JobFeed } from '@broadsheet/contract/calls/feed';
import { isFormQuery } from '@broadsheet/contract/job-filters-query';
import { LOAD_MORE_HASH } from '@broadsheet/contract/load-more';
import { hrefOf, searchHref } from '@broadsheet/contract/match-page';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import { resolveFeedQuery } from '../shared/feed/feed-query.ts';
import { toFeedRow } from '../shared/feed/feed-row-data.ts';
import { describeFilters } from '../shared/job/filter-chips.ts';
import { toPager } from '../shared/list/pager-data.ts';
import type { Link } from '../shared/page/link.ts';
import { formatTotal } from '../shared/text/format-count.ts';
import { feedList } from './schema.ts';

type FeedQuery = ReturnType<typeof resolveFeedQuery>;

type Texts = Pick<Messages, 'feed' | 'jobs'>;

const preferencesLink = ({ feed }: Texts): Link => ({
  label: feed.updatePreferences,
  href: hrefOf('personalize-jobfeed', {}),
});

/** Builds the links to sort orders. The default order adds no query parameter. */
const sortsOf = ({ basis, filters: { sort } }: JobFeed, { filters, hrefWith }: FeedQuery) => {
  const usual = basis === 'profile' ? 'relevance' : 'date';
  return sort.map(({ id, label, isOn }) => ({
    label,
    href: hrefWith({ ...filters, sort: id === usual ? undefined : id }),
    current: isOn,
  }));
};

const moreOf = (list: JobFeed, next: string | null, { jobs }: Texts): Link | null => {
  if (next === null || !list.loadMoreEnabled) return null;
  const remaining = Math.min(list.size, list.total - list.page * list.size);
  return {
    label: formatMessage(jobs.showMore, { count: remaining }),
    href: `${next}${LOAD_MORE_HASH}`,
  };
};

const widerOf = ({ filters, hrefWith }: FeedQuery, messages: Texts): Link[] => [
  ...(hrefWith(filters) === hrefWith({})
    ? []
    : [{ label: messages.feed.withoutFilters, href: hrefWith({}) }]),
  preferencesLink(messages),
  { label: messages.jobs.all, href: searchHref('') },
];

export const loadFeedList = defineLoader(feedList, async (_settings, context) => {
  const { page: requestedPage, session, brand, now, messages } = context;
  if (!session) return { data: null };
  const query = resolveFeedQuery(context);
  const { filters, hrefWith, page } = query;
  if (isFormQuery(requestedPage.path))
    return { data: null, page: { redirect: { status: 302, location: hrefWith(filters) } } };
  const list = await query.load();
  const pager = toPager(page ?? 1, list.total, (other) => hrefWith(filters, other));
  const isBeyond = page === null || page > pager.pages;
  const rows = isBeyond ? [] : list.items.map((item) => toFeedRow(item, now, messages.times));
  return {
    data: {
      heading: isBeyond
        ? messages.jobs.noSuchPage
        : formatMessage(messages.feed.forYou, { count: formatTotal(list), total: list.total }),
      isOpen: list.basis === 'newest',
      customise: preferencesLink(messages),
      chips: describeFilters(filters, brand, list.facets, messages).map(({ label, without }) => ({
        label,
        href: hrefWith(without),
      })),
      clearHref: hrefWith({ sort: filters.sort }),
      sorts: sortsOf(list, query),
      rows,
      pager,
      more: isBeyond ? null : moreOf(list, pager.next, messages),
      wider: rows.length > 0 ? [] : widerOf(query, messages),
      userId: session.userId,
      here: requestedPage.path,
    },
    page: { status: isBeyond ? 404 : 200 },
  };
});
