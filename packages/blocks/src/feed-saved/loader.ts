import { writeAfter } from '@broadsheet/contract/after';
import { defineLoader } from '@broadsheet/contract/block-loader';
import { savedJobs } from '@broadsheet/contract/calls/feed';
import { hrefOf } from '@broadsheet/contract/match-page';
import { formatMessage } from '@broadsheet/messages/format-message';
import { feedLinks } from '../shared/feed/feed-links.ts';
import { toJobRow } from '../shared/job/job-row-data.ts';
import { nextAfter, pagedTotal, readAfter } from '../shared/list/page-cursor.ts';
import { toPager } from '../shared/list/pager-data.ts';
import { readPageNumber } from '../shared/list/read-page-number.ts';
import { formatDay } from '../shared/time/format-date.ts';
import { feedSaved } from './schema.ts';

const hrefOfPage = (page: number, after: { readonly after?: string } = {}): string =>
  hrefOf('saved-jobs', {}, page > 1 ? { page: String(page), ...after } : {});

export const loadFeedSaved = defineLoader(feedSaved, async (_settings, context) => {
  const { page: requestedPage, session, call, now, messages } = context;
  const { feed } = messages;
  if (!session) return { data: null };
  const page = readPageNumber(requestedPage.query.page);
  const list = await call(savedJobs, {
    query: { page: page ?? 1, ...readAfter(requestedPage.query.after) },
  });
  const last = list.items.at(-1);
  const shown = last && writeAfter(last.savedAt, last.id);
  const pager = toPager(page ?? 1, pagedTotal(list, page ?? 1), (at) =>
    hrefOfPage(at, nextAfter(at, page ?? 1, shown)),
  );
  // The last job of the last page was unsaved, so the page no longer exists.
  if (page !== null && page > pager.pages)
    return { data: null, page: { redirect: { status: 302, location: hrefOfPage(pager.pages) } } };
  const rows = list.items.map((item) => ({
    ...toJobRow(item, now, messages.times),
    isOpen: item.status === 'open',
    kept: formatMessage(item.status === 'expired' ? feed.closedSavedOn : feed.savedOn, {
      day: formatDay(item.savedAt),
    }),
  }));
  return {
    data: {
      heading: formatMessage(messages.jobs.savedCount, { count: list.total }),
      rows: page === null ? [] : rows,
      pager,
      wider: list.total === 0 ? feedLinks(messages) : [],
    },
    page: { status: page === null ? 404 : 200 },
  };
});
