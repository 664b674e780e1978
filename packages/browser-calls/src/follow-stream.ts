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
/** Within which a browser that has replaced its session knows the new one. */
const NEW_SESSION_MS = 1_000;

export interface StreamListener {
  readonly message?: (message: ChatMessage) => void;
  readonly read?: (read: StreamEvents['read']) => void;
  readonly notification?: (notification: Notification) => void;
  readonly presence?: (presence: StreamEvents['presence']) => void;
  readonly unread?: (unread: StreamEvents['unread']) => void;
  /** What was missed cannot be had any more: the page is to be read anew. */
  readonly reset?: () => void;
  /** The session has ended, and nothing comes any more. */
  readonly over?: () => void;
  /** Whether what is shown follows what happens. */
  readonly onLive?: (isLive: boolean) => void;
}

interface Follower {
  readonly listener: StreamListener;
  /** The number of the last event that it knows of; null is whatever there was. */
  last: number | null;
}

const NUMBERED = ['message', 'read', 'notification'] as const;

/** One stream for all that a tab shows: browsers open few connections, and a seeker has few streams. */
const followers = new Set<Follower>();
let source: EventSource | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let pause = FIRST_PAUSE_MS;
let isLive = false;
let isOver = false;
let unread: StreamEvents['unread'] | null = null;
/** Of the open stream. */
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
 * Whether anybody is signed in any more: a stream that is refused does not say why, and one whose session has ended may
 * be of a page that has another by now, as after a change of the password.
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
        // Another, who knew less, has had it told again.
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
  // Browsers would come back at once and for ever, and not at all after a refusal.
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
 * Follows what happens to the reader while the page is looked at, over one stream of the tab for all who follow; it comes
 * back by itself, each time later. What is unread is told to who comes later, too.
 * @param after the number of the last event that the page knows of; null is none, and from now on @returns leaves
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
