import { defineLoader, type LoaderContext } from '@broadsheet/contract/block-loader';
import { notificationsCount } from '@broadsheet/contract/calls/notifications';
import { hrefOf } from '@broadsheet/contract/match-page';
import { PLAN_PAGES } from '@broadsheet/contract/plan-pages';
import type { Link } from '../parts/link.ts';
import { accountMenu } from './schema.ts';

/** Of what can be bought, for everybody: who has not bought it reads there what it gives. */
const PLAN_LINKS = [PLAN_PAGES['early-applicant'], PLAN_PAGES['resume-builder']].map(
  ({ label, href }) => ({ label, href }),
);
const OWN_PAGES = [
  { label: 'My profile', href: hrefOf('myprofile') },
  { label: 'Saved jobs', href: hrefOf('saved-jobs') },
  { label: PLAN_PAGES.pro.label, href: PLAN_PAGES.pro.href },
  { label: 'Interviews', href: hrefOf('interviews') },
];
const NOTIFICATIONS = {
  label: 'Notifications',
  href: hrefOf('allnotification'),
  unread: 'notifications',
} as const;
const CHATS = { label: 'Chats', href: hrefOf('chats'), unread: 'chats' } as const;
const PLANS = { label: 'Plans and orders', href: hrefOf('settings', { section: 'plans' }) };
const SETTINGS = { label: 'Settings', href: hrefOf('settings', { section: 'privacy' }) };
const NAMELESS = 'My account';

/** The first letter of a name, which need not be one unit of its text. */
const markOf = (name: string): string => [...name][0]?.toLocaleUpperCase('en-IN') ?? '';

const withCount = <Own extends Link>(link: Own, count: number) =>
  count > 0 ? { ...link, count } : link;

/** What waits for the reader, unless the browser knows; where that cannot be had, the pages are there all the same. */
const ownPages = async ({ call, isFollowed }: LoaderContext) => {
  const unread = isFollowed ? null : await call(notificationsCount, {}).catch(() => null);
  return [
    ...OWN_PAGES,
    ...PLAN_LINKS,
    withCount(NOTIFICATIONS, unread?.count ?? 0),
    withCount(CHATS, unread?.chatCount ?? 0),
    PLANS,
    SETTINGS,
  ];
};

export const loadAccountMenu = defineLoader(accountMenu, async (_settings, context) => {
  const { session } = context;
  if (!session?.isLoggedIn) return { data: { member: null, pages: [] } };
  const name = session.authInfo.name.trim() || NAMELESS;
  const member = { name, mark: markOf(name), isPro: session.isPro };
  return { data: { member, pages: await ownPages(context) } };
});
