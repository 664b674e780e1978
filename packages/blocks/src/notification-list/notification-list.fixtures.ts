import type { BlockFixtures } from '../block-fixtures.ts';
import type { notificationList } from './schema.ts';

const at = '2026-11-20T09:30:00.000Z';
const settings = {
  title: 'Your notifications',
  empty: "No notifications yet. Apply to jobs, and we'll keep you posted here.",
};
const pager = { page: 1, pages: 1, previous: null, next: null };
const common = { pager, after: 7, next: '/allnotification', failed: null };

export const fixtures: BlockFixtures<typeof notificationList> = {
  usual: {
    settings,
    data: {
      ...common,
      unread: 2,
      items: [
        {
          id: 3,
          type: 4,
          status: 'unread',
          text: 'Meera Iyer of Kaveri Systems has messaged you.',
          link: '/chats/3',
          at,
        },
        {
          id: 2,
          type: 2,
          status: 'unread',
          text: 'Kaveri Systems invites you to an interview.',
          link: '/interview/9',
          at,
        },
        {
          id: 1,
          type: 5,
          status: 'read',
          text: 'A recruiter viewed your profile.',
          link: '/recruiterview',
          at,
        },
      ],
    },
  },
  empty: { settings, data: { ...common, unread: 0, items: [] } },
  long: {
    settings,
    data: {
      ...common,
      pager: { page: 2, pages: 9, previous: '/allnotification', next: '/allnotification?page=3' },
      failed: "This part of the site isn't available right now. Please try again soon.",
      unread: 1_204,
      items: ([1, 2, 3, 4, 5, 6, 11, 14, 15, 16] as const).map((type) => ({
        id: type,
        type,
        status: 'unread',
        text: 'Venkatanarasimharajuvaripeta Industries '.repeat(7).trim(),
        link: '/applied-jobs',
        at,
      })),
    },
  },
};
