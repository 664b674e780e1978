import {
  type BlockLoader,
  defineLoader,
  type LoaderContext,
} from '@broadsheet/contract/block-loader';
import { notificationsCount } from '@broadsheet/contract/calls/notifications';
import { hrefOf } from '@broadsheet/contract/match-page';
import { PLAN_PAGES } from '@broadsheet/contract/plan-pages';
import type { Messages } from '@broadsheet/messages/message-areas';
import type Type from 'typebox';
import { loadMenu, type MenuGroup } from '../shared/page/load-menu.ts';
import { accountMenu } from './schema.ts';

type Settings = Parameters<BlockLoader<typeof accountMenu.settings>>[0];
type Page = Type.Static<typeof accountMenu.data>['pages'][number];

/** The menu of a layout that names no text: pages that link to all others. */
const fewOf = (messages: Messages['account-menu']): readonly MenuGroup[] => [
  {
    title: '',
    links: [
      { label: messages.recommendedJobs, href: hrefOf('jobfeed') },
      { label: messages.profile, href: hrefOf('myprofile') },
      ...Object.values(PLAN_PAGES).map(({ label, href }) => ({ label, href })),
      { label: messages.notifications, href: hrefOf('allnotification') },
      { label: messages.chats, href: hrefOf('chats') },
      { label: messages.settings, href: hrefOf('settings', { section: 'privacy' }) },
    ],
  },
];

/** Returns the first character of a name. One character can be several UTF-16 code units. */
const markOf = (name: string): string => [...name][0]?.toLocaleUpperCase('en-IN') ?? '';

/** Loads the unread counts. They are left out if the browser follows the counts itself, or if the load fails. */
const loadUnread = async ({ call, isFollowed }: LoaderContext) => {
  const unread = isFollowed ? null : await call(notificationsCount, {}).catch(() => null);
  return new Map<string, Pick<Page, 'unread' | 'count'>>([
    [
      hrefOf('allnotification'),
      { unread: 'notifications', ...(unread?.count ? { count: unread.count } : {}) },
    ],
    [
      hrefOf('chats'),
      { unread: 'chats', ...(unread?.chatCount ? { count: unread.chatCount } : {}) },
    ],
  ]);
};

const loadPages = async (
  { menu, basicMenu, proMenu }: Settings,
  context: LoaderContext,
  isPro: boolean,
): Promise<Page[]> => {
  const written = [menu, isPro ? proMenu : basicMenu].flatMap((name) => loadMenu(context, name));
  const unread = await loadUnread(context);
  return (written.length > 0 ? written : fewOf(context.messages['account-menu'])).flatMap(
    ({ title, links }) =>
      links.map((link) => ({
        ...link,
        ...(title === '' ? {} : { group: title }),
        ...unread.get(link.href),
      })),
  );
};

export const loadAccountMenu = defineLoader(accountMenu, async (settings, context) => {
  const { session } = context;
  if (!session?.isLoggedIn) return { data: { member: null, pages: [] } };
  const name = session.authInfo.name.trim() || context.messages['account-menu'].myAccount;
  const { isPro } = session;
  const pages = await loadPages(settings, context, isPro);
  return { data: { member: { name, mark: markOf(name), isPro }, pages } };
});
