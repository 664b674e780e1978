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
import { createNews, type News } from './signal-news.ts';
import { acquireSlot, releaseSlot, renewSlot, type StreamSlot } from './stream-slots.ts';

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

/** What one stream has received and sent. */
interface OpenStream {
  readonly reader: StreamReader;
  readonly slot: StreamSlot;
  readonly news: News;
  /** The newest presence of each conversation that is not sent yet. */
  readonly presence: Map<number, number>;
  hasNews: boolean;
  /** The counts that were sent last. */
  unread: StreamEvents['unread'] | null;
  ended: StreamEnd | null;
  /** Epoch ms: the lease of the slot was renewed then. */
  heldAt: number;
}

const createStream = (reader: StreamReader, slot: StreamSlot): OpenStream => ({
  reader,
  slot,
  news: createNews(),
  presence: new Map(),
  hasNews: true,
  unread: null,
  ended: null,
  heldAt: reader.now(),
});

/** The first event, and the number of the event that it follows. */
const begin = async ({
  database,
  seekerId,
  after,
}: StreamReader): Promise<{ last: number; text: string }> => {
  if (after !== null && (await isStored(database, seekerId, after)))
    return { last: after, text: eventText('begin', {}, after) };
  const last = await lastEventOf(database, seekerId);
  return { last, text: eventText(after === null ? 'begin' : 'reset', {}, last) };
};

const takePresence = ({ presence }: OpenStream): string => {
  const presenceEvents = [...presence].map(([conversationId, seenAt]) =>
    eventText('presence', {
      conversationIds: [conversationId],
      seenAt: new Date(seenAt).toISOString(),
    }),
  );
  presence.clear();
  return presenceEvents.join('');
};

/** Empty where the counts have not changed. */
const takeUnread = async (stream: OpenStream, isPro: boolean): Promise<string> => {
  const { database, seekerId, now } = stream.reader;
  if (!stream.hasNews && stream.unread?.isPro === isPro) return '';
  stream.hasNews = false;
  const counted = { ...(await countUnread(database, seekerId, now())), isPro };
  if (isSame(stream.unread, counted)) return '';
  stream.unread = counted;
  return eventText('unread', counted);
};

/** Shows recruiters that the seeker is here, and renews the lease of the slot in time. */
const stay = async (stream: OpenStream): Promise<void> => {
  const { database, seekerId, now } = stream.reader;
  await touchPresence(database, { side: 'seeker', id: seekerId }, now());
  if (now() - stream.heldAt < COMMENT_EVERY_MS) return;
  stream.heldAt = now();
  await renewSlot(database, stream.slot, stream.heldAt);
};

/** The texts of a stream. @param endsAt epoch ms */
async function* readTexts(
  stream: OpenStream,
  end: (why: StreamEnd) => void,
  endsAt: number,
): AsyncGenerator<string> {
  const { database, seekerId, sessionId, now } = stream.reader;
  let { last, text } = await begin(stream.reader);
  yield retryText(Math.random()) + text;
  while (now() < endsAt && stream.ended === null) {
    const state = await loadReaderState(database, sessionId, now());
    if (!state) end('session');
    if (!state || stream.ended !== null) break;
    await stay(stream);
    for (;;) {
      const events = await readEvents(database, seekerId, last);
      if (events.length === 0 || stream.ended !== null) break;
      last = events.at(-1)?.number ?? last;
      yield events.map(({ kind, data, number }) => eventText(kind, data, number)).join('');
    }
    text = takePresence(stream) + (await takeUnread(stream, state.proUntil !== null));
    if (text) yield text;
    if (stream.ended !== null) break;
    const { proUntil } = state;
    const silence = Math.min(COMMENT_EVERY_MS, (proUntil ?? Number.POSITIVE_INFINITY) - now());
    if (!(await stream.news.wait(silence))) yield COMMENT_TEXT;
  }
  if (stream.ended === 'session') yield eventText('over', {});
}

/**
 * Opens a seeker's stream: texts of events, as fast as the client reads, and the unread counts after them. It ends with
 * the session, which it reports, with the client, and after ten minutes. Throws STREAMS_FULL.
 */
export const openEvents = async (reader: StreamReader): Promise<AsyncGenerator<string>> => {
  const { database, events, seekerId, sessionId, signal, now } = reader;
  const slot = { seekerId, holder: randomUUID() };
  await acquireSlot(database, slot, now());
  const stream = createStream(reader, slot);
  // A slot that cannot be released now is free within a minute.
  const leave = (): Promise<void> => {
    leaveReaders();
    return releaseSlot(database, slot).catch(() => undefined);
  };
  const end = (why: StreamEnd): void => {
    stream.ended ??= why;
    leaveReaders();
    stream.news.notify();
  };
  const leaveReaders: () => void = events.add({
    seekerId,
    sessionId,
    chats: await readChats(database, seekerId, now()),
    wake: () => {
      stream.hasNews = true;
      stream.news.notify();
    },
    sendPresence: (conversationId, seenAt) => {
      stream.presence.set(conversationId, seenAt);
      stream.news.notify();
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
  return (async function* untilLeft() {
    try {
      yield* readTexts(stream, end, endsAt);
    } finally {
      await leave();
    }
  })();
};
