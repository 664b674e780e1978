import { defineLoader } from '@broadsheet/contract/block-loader';
import { recommendedJobs } from '@broadsheet/contract/calls/feed';
import { LOAD_MORE_HASH } from '@broadsheet/contract/load-more';
import { hrefOf } from '@broadsheet/contract/match-page';
import { pageQuery, readAsOf } from '../parts/as-of.ts';
import { formatCount, formatTotal } from '../parts/count.ts';
import { toFeedRow } from '../parts/feed-row-data.ts';
import { toPager } from '../parts/pager-data.ts';
import { readListPage } from '../parts/read-page.ts';
import { feedRecommended } from './schema.ts';

const WIDER = [
  { label: 'Add to your profile', href: hrefOf('myprofile', {}) },
  { label: 'Your jobs', href: hrefOf('jobfeed', {}) },
];

export const loadFeedRecommended = defineLoader(feedRecommended, async (_settings, context) => {
  const { page: asked, session, call, now } = context;
  if (!session) return { data: null };
  const page = readListPage(asked.query.page);
  const asOf = readAsOf(context);
  const list = await call(recommendedJobs, {
    query: { page: page ?? 1, ...(asOf === undefined ? {} : { asOf }) },
  });
  const pager = toPager(page ?? 1, list.total, (at) =>
    hrefOf('recommended-jobs', {}, pageQuery(at, context)),
  );
  const isBeyond = page === null || page > pager.pages;
  const rows = isBeyond ? [] : list.items.map((item) => toFeedRow(item, now));
  const left = Math.min(list.size, list.total - pager.page * list.size);
  const count = `${formatTotal(list)} ${list.total === 1 ? 'job' : 'jobs'}`;
  return {
    data: {
      heading: isBeyond ? `No such page of ${count}` : `${count} that suit you`,
      rows,
      pager,
      more:
        isBeyond || pager.next === null || !list.loadMoreEnabled
          ? null
          : {
              label: `Show ${formatCount(left)} more jobs`,
              href: `${pager.next}${LOAD_MORE_HASH}`,
            },
      wider: rows.length > 0 ? [] : WIDER,
      userId: session.userId,
      here: asked.path,
    },
    page: { status: isBeyond ? 404 : 200 },
  };
});
