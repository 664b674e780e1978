import { defineLoader } from '@broadsheet/contract/block-loader';
import { notifications } from '@broadsheet/contract/calls/notifications';
import { failedWords } from '@broadsheet/contract/form-outcome';
import { hrefOf } from '@broadsheet/contract/match-page';
import { toPager } from '../parts/pager-data.ts';
import { readListPage } from '../parts/read-page.ts';
import { notificationList } from './schema.ts';

const pageHref = (page: number): string =>
  hrefOf('allnotification', {}, page > 1 ? { page: String(page) } : {});

export const loadNotificationList = defineLoader(
  notificationList,
  async (_settings, { call, page, session }) => {
    if (!session?.isLoggedIn) return { data: null };
    const asked = readListPage(page.query.page) ?? 1;
    const { items, total, unread, after } = await call(notifications, { query: { page: asked } });
    return {
      data: {
        items,
        pager: toPager(asked, total, pageHref),
        unread,
        after,
        next: pageHref(asked),
        failed: failedWords(page),
      },
    };
  },
);
