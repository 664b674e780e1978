import { notifications } from '@broadsheet/contract/calls/notifications';
import { describe, expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { sessionFixture } from '../session.fixtures.ts';
import { loadNotificationList } from './loader.ts';
import { fixtures } from './notification-list.fixtures.ts';
import { NotificationList } from './notification-list.tsx';
import { withNews, withRead } from './use-notifications.ts';

const settings = { title: 'Your notifications', empty: 'No notifications yet.' };
const news = {
  id: 9,
  type: 4,
  status: 'unread',
  text: 'Meera Iyer has written.',
  link: '/chats/3',
  at: '2026-11-20T09:30:00.000Z',
} as const;

describe('the list of notifications', () => {
  it("is a page of the seeker's, and absent for visitors", async () => {
    const answer = {
      items: [news],
      page: 2,
      size: 20,
      total: 45,
      hasMore: true,
      unread: 1,
      after: 4,
    };
    const answers = { [notifications.path]: answer };
    const load = async (session: typeof sessionFixture | null) =>
      loadNotificationList(
        settings,
        loaderContext('/allnotification?page=2', answers, { session }).context,
      );
    expect((await load(sessionFixture)).data).toMatchObject({
      unread: 1,
      pager: {
        previous: '/allnotification',
        next: '/allnotification?page=3&after=1795167000000-9',
      },
    });
    expect((await load(null)).data).toBeNull();
  });

  it('shows time, kind and unread state of each; one plain form marks all as read', () => {
    const html = renderFixture(NotificationList, fixtures);
    expect(textOf(html)).toContain('Message · 20 Nov, 3:00 pm IST New');
    expect(html).toMatch(
      /action="\/api\/user\/notifications\/read"[^>]*method="post"|method="post"[^>]*action="\/api\/user\/notifications\/read"/,
    );
    const empty = renderFixture(NotificationList, fixtures, 'empty');
    expect(textOf(empty)).toContain('No notifications yet.');
    expect(empty).not.toContain('<form');
  });

  it('adds new ones at the top, and replaces those of the same conversation', () => {
    const one = withNews({ items: [], unread: 0 }, news);
    const again = withNews(one, { ...news, text: 'Again.' });
    expect(again).toMatchObject({ items: [{ text: 'Again.' }], unread: 1 });
    expect(withRead(again, [9])).toMatchObject({ items: [{ status: 'read' }], unread: 0 });
    expect(withRead({ items: [], unread: 40 }, null).unread).toBe(0);
  });
});
