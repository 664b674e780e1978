import { callPath } from '@broadsheet/browser-calls/call-path';
import { writeAfter } from '@broadsheet/contract/after';
import { defineLoader, type LoaderContext } from '@broadsheet/contract/block-loader';
import {
  removedJobs,
  unfollowedRecruiters,
  unfollowJob,
  unfollowRecruiter,
} from '@broadsheet/contract/calls/feed';
import { hrefOf } from '@broadsheet/contract/match-page';
import { formatMessage } from '@broadsheet/messages/format-message';
import { doneHref } from '../shared/feed/feed-forms.ts';
import { feedLinks } from '../shared/feed/feed-links.ts';
import { toJobRow } from '../shared/job/job-row-data.ts';
import { nextAfter, pagedTotal, readAfter } from '../shared/list/page-cursor.ts';
import { toPager } from '../shared/list/pager-data.ts';
import { readPageNumber } from '../shared/list/read-page-number.ts';
import { formatDay } from '../shared/time/format-date.ts';
import { feedRemoved } from './schema.ts';

/** The page has two lists, and each has its own page number. */
interface PageNumbers {
  readonly page: number;
  readonly recruiters: number;
}

const hrefOfPages = (pages: PageNumbers, after: { readonly after?: string } = {}): string =>
  hrefOf(
    'removedjobs',
    {},
    {
      ...Object.fromEntries(
        Object.entries(pages).flatMap(([name, at]) => (at > 1 ? [[name, String(at)]] : [])),
      ),
      ...after,
    },
  );

const readPages = ({ page: { query } }: LoaderContext): PageNumbers => ({
  page: readPageNumber(query.page) ?? 1,
  recruiters: readPageNumber(query.recruiters) ?? 1,
});

export const loadFeedRemoved = defineLoader(feedRemoved, async (_settings, context) => {
  const { page, session, call, now, messages } = context;
  const { feed } = messages;
  if (!session) return { data: null };
  const { userId } = session;
  const pages = readPages(context);
  const [jobs, people] = await Promise.all([
    call(removedJobs, { query: { page: pages.page, ...readAfter(page.query.after) } }),
    call(unfollowedRecruiters, { query: { page: pages.recruiters } }),
  ]);
  const last = jobs.items.at(-1);
  const shown = last && writeAfter(last.hiddenAt, last.id);
  const pager = toPager(pages.page, pagedTotal(jobs, pages.page), (at) =>
    hrefOfPages({ ...pages, page: at }, nextAfter(at, pages.page, shown)),
  );
  const recruitersPager = toPager(pages.recruiters, people.total, (at) =>
    hrefOfPages({ ...pages, recruiters: at }),
  );
  // The restored job may have been the only one on its page: redirect to the last page.
  const there = {
    page: Math.min(pages.page, pager.pages),
    recruiters: Math.min(pages.recruiters, recruitersPager.pages),
  };
  if (hrefOfPages(there) !== hrefOfPages(pages))
    return { data: null, page: { redirect: { status: 302, location: hrefOfPages(there) } } };
  return {
    data: {
      heading: formatMessage(feed.hiddenCount, { count: jobs.total }),
      rows: jobs.items.map((item) => ({
        ...toJobRow(item, now, messages.times),
        when: formatMessage(item.status === 'expired' ? feed.closedHiddenOn : feed.hiddenOn, {
          day: formatDay(item.hiddenAt),
        }),
        undo: callPath(unfollowJob, { userId, jobId: item.id }),
      })),
      pager,
      recruiters: people.items.map(({ id, name, designation, company }) => ({
        id,
        name,
        text: `${designation}, ${company.name}`,
        href: hrefOf('recruiterJobfeed', { recruiterId: String(id) }),
        undo: callPath(unfollowRecruiter, { userId, recruiterId: id }),
      })),
      recruitersPager,
      wider: jobs.total === 0 ? feedLinks(messages) : [],
      here: doneHref(page.path),
    },
  };
});
