import { bffPathOf } from '@broadsheet/contract/call';
import { chatStream } from '@broadsheet/contract/calls/chat';
import { notificationsCount } from '@broadsheet/contract/calls/notifications';
import type { ChatMessage, StreamEvents } from '@broadsheet/contract/entities/chat';
import type { Notification } from '@broadsheet/contract/entities/notification';
import { callService } from './call-service.ts';
import { answersCame } from './request-answer.ts';
import { sessionEndOf } from './session-end.ts';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
/** The time in which a browser with a replaced session gets the new one. */
const NEW_SESSION_MS = 1_000;

export interface StreamListener {
  readonly message?: (message: ChatMessage) => void;
  readonly read?: (read: StreamEvents['read']) => void;
  readonly notification?: (notification: Notification) => void;
  readonly presence?: (presence: StreamEvents['presence']) => void;
  readonly unread?: (unread: StreamEvents['unread']) => void;
  /** Missed events are no longer available: the page must be reloaded. */
  readonly reset?: () => void;
  /** The session has ended, and no more events follow. */
  readonly over?: () => void;
  /** Whether the shown state is live. */
  readonly onLive?: (isLive: boolean) => void;
}

interface Follower {
  readonly listener: StreamListener;
  /** The number of the last known event; null for any. */
  last: number | null;
}

const NUMBERED = ['message', 'read', 'notification'] as const;

/** One stream for the tab: browsers allow few connections, and each seeker has a limit of streams. */
const followers = new Set<Follower>();
let source: EventSource | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let pause = FIRST_PAUSE_MS;
let isLive = false;
let isOver = false;
let unread: StreamEvents['unread'] | null = null;
/** The last event number of the open stream. */
let seen = 0;

const notifyAll = (notify: (listener: StreamListener) => void): void => {
  for (const { listener } of [...followers]) notify(listener);
};

const setLive = (live: boolean): void => {
  isLive = live;
  notifyAll(({ onLive }) => onLive?.(live));
};

const close = (): void => {
  clearTimeout(timer);
  source?.close();
  source = null;
};

const finish = (): void => {
  isOver = true;
  close();
  notifyAll(({ over }) => over?.());
};

/**
 * True if nobody is signed in any more. A refused stream gives no reason, and the page of an ended session can already
 * have a new one, for example after a change of password.
 */
const isNobody = async (): Promise<boolean> => {
  await answersCame();
  const result = await callService(notificationsCount, {}, { page: window.location.search });
  return !result.ok && sessionEndOf(bffPathOf(notificationsCount), result.error.status) !== null;
};

const finishIfNobody = async (): Promise<boolean> => {
  const isEnd = (await isNobody()) && source === null && followers.size > 0;
  if (isEnd) finish();
  return isEnd;
};

const addressOf = (): string => {
  const known = [...followers].flatMap(({ last }) => last ?? []);
  const path = bffPathOf(chatStream);
  return known.length === 0 ? path : `${path}?after=${Math.min(...known)}`;
};

const open = (): void => {
  close();
  const opened = new EventSource(addressOf());
  source = opened;
  let hasBegun = false;
  const begin = (number: number, isReconnect: boolean): void => {
    hasBegun = true;
    seen = number;
    pause = FIRST_PAUSE_MS;
    for (const follower of [...followers]) {
      const { last, listener } = follower;
      if (isReconnect && last !== null) continue;
      follower.last = number;
      if (last !== null && last !== number) listener.reset?.();
    }
    setLive(true);
  };
  opened.addEventListener('begin', ({ lastEventId }) => begin(Number(lastEventId), true));
  opened.addEventListener('reset', ({ lastEventId }) => begin(Number(lastEventId), false));
  for (const name of NUMBERED)
    opened.addEventListener(name, ({ data, lastEventId }: MessageEvent<string>) => {
      const message = JSON.parse(data);
      seen = Number(lastEventId);
      for (const follower of [...followers]) {
        // It was sent again for a follower with an earlier position.
        if (follower.last !== null && follower.last >= seen) continue;
        follower.last = seen;
        follower.listener[name]?.(message);
      }
    });
  opened.addEventListener('presence', ({ data }: MessageEvent<string>) =>
    notifyAll(({ presence }) => presence?.(JSON.parse(data))),
  );
  opened.addEventListener('unread', ({ data }: MessageEvent<string>) => {
    const message: StreamEvents['unread'] = JSON.parse(data);
    unread = message;
    notifyAll((listener) => listener.unread?.(message));
  });
  opened.addEventListener('over', () => {
    close();
    setLive(false);
    timer = setTimeout(async () => {
      if (!(await finishIfNobody())) checkConnection();
    }, NEW_SESSION_MS);
  });
  // Browsers would reconnect at once and forever, and never after a refusal.
  opened.addEventListener('error', () => {
    close();
    setLive(false);
    timer = setTimeout(open, pause * (1 + Math.random()));
    pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
    if (!hasBegun && navigator.onLine) void finishIfNobody();
  });
};

const checkConnection = (): void => {
  if (isOver) return;
  if (document.visibilityState === 'hidden') close();
  else if (source === null) open();
};
const online = (): void => {
  pause = FIRST_PAUSE_MS;
  checkConnection();
};

const start = (): void => {
  document.addEventListener('visibilitychange', checkConnection);
  window.addEventListener('online', online);
};
const stop = (): void => {
  document.removeEventListener('visibilitychange', checkConnection);
  window.removeEventListener('online', online);
  close();
  isLive = false;
  unread = null;
  pause = FIRST_PAUSE_MS;
};

/**
 * Follows the reader's events while the page is visible, by one stream per tab that reconnects with growing pauses. A new
 * follower also gets the current unread counts.
 * @param after the last event that the page knows; null for only new ones
 * @returns stops following
 */
export const followStream = (after: number | null, listener: StreamListener): (() => void) => {
  const follower: Follower = { listener, last: after };
  const isFirst = followers.size === 0;
  followers.add(follower);
  if (isFirst) start();
  if (isOver) listener.over?.();
  else if (source !== null && isLive && (after === null || after >= seen)) {
    follower.last ??= seen;
    listener.onLive?.(true);
    if (unread) listener.unread?.(unread);
  } else if (source !== null && isLive && document.visibilityState !== 'hidden') open();
  else checkConnection();
  return () => {
    followers.delete(follower);
    if (followers.size === 0) stop();
  };
};
