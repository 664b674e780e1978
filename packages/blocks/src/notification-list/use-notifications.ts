import { followStream } from '@broadsheet/browser-calls/follow-stream';
import type { Notification } from '@broadsheet/contract/entities/notification';
import { useEffect, useState } from 'react';

interface Followed {
  readonly items: readonly Notification[];
  readonly unread: number;
  readonly markAll: () => void;
}

interface State {
  readonly items: readonly Notification[];
  readonly unread: number;
}

/** Adds a notification at the top. A new one of the same conversation replaces the earlier one. */
export const withNews = ({ items, unread }: State, news: Notification): State => {
  const earlier = items.find(({ id }) => id === news.id);
  return {
    items: [news, ...items.filter(({ id }) => id !== news.id)],
    unread: unread + (earlier?.status === 'unread' ? 0 : 1),
  };
};

/** @param ids null for all */
export const withRead = ({ items, unread }: State, ids: readonly number[] | null): State => ({
  items: items.map((item) =>
    ids === null || ids.includes(item.id) ? { ...item, status: 'read' } : item,
  ),
  unread: ids === null ? 0 : Math.max(0, unread - ids.length),
});

/** The loaded notifications. On the first page, new ones are added as they arrive. */
export const useNotifications = (
  loaded: State & { readonly after: number },
  isNewest: boolean,
): Followed => {
  const [state, setState] = useState<State>({ items: loaded.items, unread: loaded.unread });
  useEffect(() => {
    if (!isNewest) return;
    return followStream(loaded.after, {
      notification: (news) => setState((before) => withNews(before, news)),
      read: (read) => {
        if (read.of === 'notifications') setState((before) => withRead(before, read.ids));
      },
      reset: () => window.location.reload(),
    });
  }, [loaded.after, isNewest]);
  return { ...state, markAll: () => setState((before) => withRead(before, null)) };
};
