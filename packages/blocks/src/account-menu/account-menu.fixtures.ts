import type { BlockFixtures } from '../block-fixtures.ts';
import type { accountMenu } from './schema.ts';

const pages = [
  { label: 'My profile', href: '/myprofile' },
  { label: 'Notifications', href: '/allnotification', unread: 'notifications' as const },
  { label: 'Chats', href: '/chats/', unread: 'chats' as const, count: 3 },
  { label: 'Settings', href: '/settings' },
];

export const fixtures: BlockFixtures<typeof accountMenu> = {
  usual: { settings: {}, data: { member: null, pages: [] } },
  member: { settings: {}, data: { member: { name: 'Asha Rao', mark: 'A', isPro: false }, pages } },
  long: {
    settings: {},
    data: {
      member: { name: 'Venkatanarasimharajuvaripeta Subramaniam', mark: 'V', isPro: true },
      pages,
    },
  },
};
