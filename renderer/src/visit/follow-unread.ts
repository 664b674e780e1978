import { followStream } from '@broadsheet/browser-calls/follow-stream';
import type { Site } from '../page/site.ts';
import { changeContext, type NotificationState, readContext } from '../session/app-context.ts';
import { endSession } from '../session/end-session.ts';
import { hasUnsentText } from '../session/has-unsent-text.ts';

/** If the user is navigating to another page, this session end must not interrupt it. */
const LEAVING_MS = 10_000;
const SESSION_ENDED = 418;
/** The maximum number of notifications with a known status. */
const MAX_ITEMS = 20;

const countOf = (of: string | undefined): number => {
  const { chatCount, notifications } = readContext();
  if (of === 'chats') return chatCount;
  return of === 'notifications' ? notifications.count : chatCount + notifications.count;
};

/** Writes the unread count into each `data-unread` element; hides it at 0. */
const showUnread = (): void => {
  for (const part of document.querySelectorAll<HTMLElement>('[data-unread]')) {
    const count = countOf(part.dataset.unread);
    part.hidden = count === 0;
    const number = part.querySelector('span');
    if (number && number.textContent !== String(count)) number.textContent = String(count);
  }
};

const changeItems = (
  change: (items: readonly NotificationState[]) => readonly NotificationState[],
): void =>
  changeContext((before) => {
    const { notifications } = before;
    return { ...before, notifications: { ...notifications, items: change(notifications.items) } };
  });

/** Newest first; a new item of the same conversation replaces the earlier one. */
const withItem = (
  items: readonly NotificationState[],
  item: NotificationState,
): NotificationState[] => [item, ...items.filter(({ id }) => id !== item.id)].slice(0, MAX_ITEMS);

/** @param ids null for all */
const withRead = (
  items: readonly NotificationState[],
  ids: readonly number[] | null,
): NotificationState[] =>
  items.map((item) => (ids === null || ids.includes(item.id) ? { ...item, status: 'read' } : item));

const announce = (text: string): void => {
  const announcer = document.getElementById('announcer');
  if (announcer) announcer.textContent = text;
};

/** Updates the unread counts in the header, and ends the session here if it has ended elsewhere. */
export const followUnread = (site: Site): void => {
  let leftAt = Number.NEGATIVE_INFINITY;
  window.addEventListener('beforeunload', () => {
    leftAt = performance.now();
  });
  changeContext((before) => ({
    ...before,
    notifications: { ...before.notifications, isLoading: true },
  }));
  const show = (): void => {
    if (!readContext().notifications.isLoading) showUnread();
  };
  // A new page replaces the menu.
  const banner = document.querySelector('[data-region="banner"]');
  if (banner) new MutationObserver(show).observe(banner, { childList: true });
  followStream(null, {
    unread: ({ count, chatCount }) => {
      changeContext((before) => ({
        ...before,
        chatCount,
        notifications: { ...before.notifications, count, isLoading: false },
      }));
      show();
    },
    notification: ({ id, status, text }) => {
      changeItems((items) => withItem(items, { id, status }));
      announce(text);
    },
    read: (read) => {
      if (read.of === 'notifications') changeItems((items) => withRead(items, read.ids));
    },
    over: () => {
      if (performance.now() - leftAt < LEAVING_MS) return;
      const { page } = site.page;
      endSession(page, SESSION_ENDED, hasUnsentText() ? page.path : undefined);
    },
  });
};
