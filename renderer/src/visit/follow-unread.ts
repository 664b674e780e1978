import { followStream } from '@broadsheet/browser-calls/follow-stream';
import type { Site } from '../page/site.ts';
import { changeContext, readContext } from '../session/app-context.ts';
import { hasUnsentText } from '../session/has-unsent-text.ts';
import { leaveSession } from '../session/leave-session.ts';

/** Whoever goes to another page by now ends the session themselves: their way is not to be crossed. */
const LEAVING_MS = 10_000;
const SESSION_ENDED = 418;

const countOf = (of: string | undefined): number => {
  const { chatCount, notifications } = readContext();
  if (of === 'chats') return chatCount;
  return of === 'notifications' ? notifications.count : chatCount + notifications.count;
};

/** Writes into each part that is marked `data-unread` how much that is; where nothing is, it is hidden. */
const showUnread = (): void => {
  for (const part of document.querySelectorAll<HTMLElement>('[data-unread]')) {
    const count = countOf(part.dataset.unread);
    part.hidden = count === 0;
    const number = part.querySelector('span');
    if (number && number.textContent !== String(count)) number.textContent = String(count);
  }
};

/** Keeps what is unread up to date at the top of every page, and leaves as soon as the session has ended elsewhere. */
export const followUnread = (site: Site): void => {
  let leftAt = Number.NEGATIVE_INFINITY;
  window.addEventListener('beforeunload', () => {
    leftAt = performance.now();
  });
  let isTold = false;
  const show = (): void => {
    if (isTold) showUnread();
  };
  // Other pages bring another menu.
  const banner = document.querySelector('[data-region="banner"]');
  if (banner) new MutationObserver(show).observe(banner, { childList: true });
  followStream(null, {
    unread: ({ count, chatCount }) => {
      isTold = true;
      changeContext((before) => ({
        ...before,
        chatCount,
        notifications: { ...before.notifications, count },
      }));
      show();
    },
    over: () => {
      if (performance.now() - leftAt < LEAVING_MS) return;
      const { page } = site.page;
      leaveSession(page, SESSION_ENDED, hasUnsentText() ? page.path : undefined);
    },
  });
};
