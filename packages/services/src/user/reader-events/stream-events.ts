import { randomUUID } from 'node:crypto';
import type { StreamEvents } from '@broadsheet/contract/entities/chat';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { touchPresence } from '../chat/touch-presence.ts';
import { countUnread } from '../notifications/count-unread.ts';
import { COMMENT_TEXT, eventText, retryText } from './event-text.ts';
import { loadReaderState, readChats } from './load-reader-state.ts';
import { isStored, lastEventOf, readEvents } from './read-events.ts';
import type { StreamEnd } from './reader.ts';
import type { ReaderEvents } from './reader-events.ts';
import { createNews } from './signal-news.ts';
import { acquireSlot, releaseSlot, renewSlot } from './stream-slots.ts';

const COMMENT_EVERY_MS = 20_000;
/** The client then reconnects, and must present a valid token. */
const STREAM_LIFE_MS = 600_000;

export interface StreamReader {
  readonly database: Kysely<Schema>;
  readonly events: ReaderEvents;
  readonly seekerId: number;
  readonly sessionId: string;
  /** The number of the last event that the client has seen; null: from now on. */
  readonly after: number | null;
  /** Aborts when the client has left. */
  readonly signal: AbortSignal;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

const isSame = (one: StreamEvents['unread'] | null, other: StreamEvents['unread']): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Opens a seeker's stream: texts of events, as fast as the client reads, and the unread counts after them. It ends with
 * the session, which it reports, with the client, and after ten minutes. Throws STREAMS_FULL.
 */
export const openEvents = async (reader: StreamReader): Promise<AsyncGenerator<string>> => {
  const { database, events, seekerId, sessionId, signal, now } = reader;
  const slot = { seekerId, holder: randomUUID() };
  await acquireSlot(database, slot, now());
  const news = createNews();
  const presence = new Map<number, number>();
  let hasNews = true;
  let ended: StreamEnd | null = null;
  const wake = (): void => {
    hasNews = true;
    news.notify();
  };
  // A slot that cannot be released now is free within a minute.
  const leave = (): Promise<void> => {
    leaveReaders();
    return releaseSlot(database, slot).catch(() => undefined);
  };
  const end = (why: StreamEnd): void => {
    ended ??= why;
    leaveReaders();
    news.notify();
  };
  const leaveReaders: () => void = events.add({
    seekerId,
    sessionId,
    chats: await readChats(database, seekerId, now()),
    wake,
    sendPresence: (conversationId, seenAt) => {
      presence.set(conversationId, seenAt);
      news.notify();
    },
    end,
  });
  const onAbort = (): void => {
    end('left');
    void leave();
  };
  signal.addEventListener('abort', onAbort, { once: true });
  if (signal.aborted) onAbort();
  const endsAt = now() + STREAM_LIFE_MS;

  const begin = async (): Promise<{ last: number; text: string }> => {
    const { after } = reader;
    if (after !== null && (await isStored(database, seekerId, after)))
      return { last: after, text: eventText('begin', {}, after) };
    const last = await lastEventOf(database, seekerId);
    return { last, text: eventText(after === null ? 'begin' : 'reset', {}, last) };
  };
  const takePresence = (): string => {
    const presenceEvents = [...presence].map(([conversationId, seenAt]) =>
      eventText('presence', {
        conversationIds: [conversationId],
        seenAt: new Date(seenAt).toISOString(),
      }),
    );
    presence.clear();
    return presenceEvents.join('');
  };
  let unread: StreamEvents['unread'] | null = null;
  /** Empty where the counts have not changed. */
  const takeUnread = async (isPro: boolean): Promise<string> => {
    if (!hasNews && unread?.isPro === isPro) return '';
    hasNews = false;
    const counted = { ...(await countUnread(database, seekerId, now())), isPro };
    if (isSame(unread, counted)) return '';
    unread = counted;
    return eventText('unread', counted);
  };
  let heldAt = now();
  const stay = async (): Promise<void> => {
    await touchPresence(database, { side: 'seeker', id: seekerId }, now());
    if (now() - heldAt < COMMENT_EVERY_MS) return;
    heldAt = now();
    await renewSlot(database, slot, heldAt);
  };

  return (async function* stream() {
    try {
      let { last, text } = await begin();
      yield retryText(Math.random()) + text;
      while (now() < endsAt && ended === null) {
        const state = await loadReaderState(database, sessionId, now());
        if (!state) end('session');
        if (!state || ended !== null) break;
        await stay();
        for (;;) {
          const events = await readEvents(database, seekerId, last);
          if (events.length === 0 || ended !== null) break;
          last = events.at(-1)?.number ?? last;
          yield events.map(({ kind, data, number }) => eventText(kind, data, number)).join('');
        }
        text = takePresence() + (await takeUnread(state.proUntil !== null));
        if (text) yield text;
        if (ended !== null) break;
        const { proUntil } = state;
        const silence = Math.min(COMMENT_EVERY_MS, (proUntil ?? Number.POSITIVE_INFINITY) - now());
        if (!(await news.wait(silence))) yield COMMENT_TEXT;
      }
      if (ended === 'session') yield eventText('over', {});
    } finally {
      await leave();
    }
  })();
};
