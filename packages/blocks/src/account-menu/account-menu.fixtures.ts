import type { BlockFixtures } from '../block-fixtures.ts';
import type { accountMenu } from './schema.ts';

const settings = { menu: '', basicMenu: '', proMenu: '' };
const pages = [
  { label: 'Jobs for you', href: '/jobfeed', group: 'Jobs' },
  { label: 'Saved jobs', href: '/saved-jobs', group: 'Jobs' },
  {
    label: 'Notifications',
    href: '/allnotification',
    group: 'Messages',
    unread: 'notifications' as const,
  },
  { label: 'Chats', href: '/chats/', group: 'Messages', unread: 'chats' as const, count: 3 },
  { label: 'Settings', href: '/settings/privacy', group: 'Account' },
];

export const fixtures: BlockFixtures<typeof accountMenu> = {
  usual: { settings, data: { member: null, pages: [] } },
  member: { settings, data: { member: { name: 'Asha Rao', mark: 'A', isPro: false }, pages } },
  long: {
    settings,
    data: {
      member: { name: 'Venkatanarasimharajuvaripeta Subramaniam', mark: 'V', isPro: true },
      pages,
    },
  },
};
