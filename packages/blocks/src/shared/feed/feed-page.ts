import type { LoaderContext } from '@broadsheet/contract/block-loader';
import type { CallAnswer } from '@broadsheet/contract/call';
import type { recommendedJobs } from '@broadsheet/contract/calls/feed';
import { LOAD_MORE_HASH } from '@broadsheet/contract/load-more';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import type Type from 'typebox';
import { toPager } from '../list/pager-data.ts';
import type { Link } from '../page/link.ts';
import { formatTotal } from '../text/format-count.ts';
import { type feedPage, toFeedRow } from './feed-row-data.ts';

type FeedPage = Type.Static<Type.TObject<typeof feedPage>>;

interface FeedPageOptions {
  /** From 1; null for an invalid page number. */
  readonly page: number | null;
  readonly hrefOfPage: (page: number) => string;
  /** The title with the number of jobs. */
  readonly heading: Messages['feed']['forYou'];
  /** Links to other lists, if the list is empty. */
  readonly wider: readonly Link[];
}

/** Builds one page of a list of recommended jobs. */
export const toFeedPage = (
  list: CallAnswer<typeof recommendedJobs>,
  { page, hrefOfPage, heading, wider }: FeedPageOptions,
  { page: { path: here }, now, messages: { jobs, times } }: LoaderContext,
  userId: number,
): { readonly data: FeedPage; readonly page: { readonly status: 200 | 404 } } => {
  const pager = toPager(page ?? 1, list.total, hrefOfPage);
  const isBeyond = page === null || page > pager.pages;
  const rows = isBeyond ? [] : list.items.map((item) => toFeedRow(item, now, times));
  const remaining = Math.min(list.size, list.total - pager.page * list.size);
  const hasMore = !isBeyond && pager.next !== null && list.loadMoreEnabled;
  return {
    data: {
      heading: isBeyond
        ? jobs.noSuchPage
        : formatMessage(heading, { count: formatTotal(list), total: list.total }),
      rows,
      pager,
      more: hasMore
        ? {
            label: formatMessage(jobs.showMore, { count: remaining }),
            href: `${pager.next}${LOAD_MORE_HASH}`,
          }
        : null,
      wider: rows.length > 0 ? [] : [...wider],
      userId,
      here,
    },
    page: { status: isBeyond ? 404 : 200 },
  };
};
