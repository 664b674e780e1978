import type { BlockFixtures } from '../block-fixtures.ts';
import { BAR_ITEMS, type bottomBar } from './schema.ts';

const items = [
  { item: 'jobs', label: 'Jobs for you', href: '/jobfeed', isCurrent: false },
  { item: 'search', label: 'Search', href: '/search/jobs.html', isCurrent: true },
  { item: 'applied', label: 'Applied', href: '/applied-jobs', isCurrent: false },
  { item: 'messages', label: 'Messages', href: '/chats/', isCurrent: false },
  { item: 'profile', label: 'Profile', href: '/myprofile', isCurrent: false },
] as const;

export const fixtures: BlockFixtures<typeof bottomBar> = {
  usual: { settings: { items: [...BAR_ITEMS] }, data: { items: [...items] } },
  three: {
    settings: { items: ['jobs', 'search', 'profile'] },
    data: { items: items.filter(({ item }) => item !== 'applied' && item !== 'messages') },
  },
};
