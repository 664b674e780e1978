import { writeAfter } from '@broadsheet/contract/after';
import { defineLoader } from '@broadsheet/contract/block-loader';
import { notifications } from '@broadsheet/contract/calls/notifications';
import { failureText } from '@broadsheet/contract/form-outcome';
import { hrefOf } from '@broadsheet/contract/match-page';
import { nextAfter, pagedTotal, readAfter } from '../shared/list/page-cursor.ts';
import { toPager } from '../shared/list/pager-data.ts';
import { readPageNumber } from '../shared/list/read-page-number.ts';
import { notificationList } from './schema.ts';

const pageHref = (page: number, after: { readonly after?: string }): string =>
  hrefOf('allnotification', {}, page > 1 ? { page: String(page), ...after } : {});

export const loadNotificationList = defineLoader(
  notificationList,
  async (_settings, { call, page, session }) => {
    if (!session?.isLoggedIn) return { data: null };
    const pageNumber = readPageNumber(page.query.page) ?? 1;
    const own = readAfter(page.query.after);
    const list = await call(notifications, { query: { page: pageNumber, ...own } });
    const { items, unread, after } = list;
    const last = items.at(-1);
    const shown = last && writeAfter(last.at, last.id);
    return {
      data: {
        items,
        pager: toPager(pageNumber, pagedTotal(list, pageNumber), (at) =>
          pageHref(at, nextAfter(at, pageNumber, shown)),
        ),
        unread,
        after,
        next: pageHref(pageNumber, own),
        failed: failureText(page),
      },
    };
  },
);
