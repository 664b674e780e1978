import type { Kysely } from 'kysely';
import { isLive } from '../accounts/sessions.ts';
import { touchPresence } from '../chat/touch-presence.ts';
import type { Schema } from '../database/schema.ts';
import { isProIn } from '../entitlements/is-pro-at.ts';
import { COMMENT_TEXT, eventText } from './event-text.ts';
import { isKept, lastEventOf, readEvents } from './read-events.ts';
import type { ReaderEvents } from './reader-events.ts';
import { createNews } from './signal-news.ts';

const COMMENT_EVERY_MS = 20_000;
/** Then a reader comes back, and shows a token that is still good. */
const STREAM_LIFE_MS = 600_000;

export interface StreamReader {
  readonly database: Kysely<Schema>;
  readonly events: ReaderEvents;
  readonly seekerId: number;
  readonly sessionId: string;
  /** The number of the last event that was seen; null is from now on. */
  readonly after: number | null;
  /** Aborts when nobody reads any more. */
  readonly signal: AbortSignal;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

const readChats = async ({
  database,
  seekerId,
  now,
}: StreamReader): Promise<Map<number, number>> => {
  const rows = await database
    .selectFrom('chat_conversations')
    .select(['chat_conversations.id', 'recruiter_id'])
    .where('seeker_id', '=', seekerId)
    .where(isProIn('chat_conversations.seeker_id', now()))
    .execute();
  return new Map(rows.map(({ id, recruiter_id }) => [recruiter_id, id]));
};

/** Its end may have been told while nobody listened. */
const isSessionLive = async ({ database, sessionId, now }: StreamReader): Promise<boolean> => {
  const session = await database
    .selectFrom('sessions')
    .select(['ended_at', 'expires_at'])
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return session !== undefined && isLive(session, now());
};

/**
 * Opens a seeker's stream: texts of events, as fast as they are read. It ends with the session, with whoever reads, and
 * after ten minutes. Throws STREAMS_FULL.
 */
export const openEvents = async (reader: StreamReader): Promise<AsyncGenerator<string>> => {
  const { database, events, seekerId, sessionId, signal, now } = reader;
  const news = createNews();
  const presence = new Map<number, number>();
  let isOver = false;
  const end = (): void => {
    isOver = true;
    leave();
    news.tell();
  };
  const leave: () => void = events.add({
    seekerId,
    sessionId,
    chats: await readChats(reader),
    wake: news.tell,
    tellPresence: (conversationId, seenAt) => {
      presence.set(conversationId, seenAt);
      news.tell();
    },
    end,
  });
  signal.addEventListener('abort', end, { once: true });
  if (signal.aborted) end();
  const endsAt = now() + STREAM_LIFE_MS;

  const begin = async (): Promise<{ last: number; text: string }> => {
    const { after } = reader;
    if (after !== null && (await isKept(database, seekerId, after)))
      return { last: after, text: eventText('begin', {}, after) };
    const last = await lastEventOf(database, seekerId);
    return { last, text: eventText(after === null ? 'begin' : 'reset', {}, last) };
  };
  const takePresence = (): string => {
    const said = [...presence].map(([conversationId, seenAt]) =>
      eventText('presence', {
        conversationIds: [conversationId],
        seenAt: new Date(seenAt).toISOString(),
      }),
    );
    presence.clear();
    return said.join('');
  };

  return (async function* stream() {
    try {
      let { last, text } = await begin();
      yield text;
      while (now() < endsAt && (await isSessionLive(reader)) && !isOver) {
        await touchPresence(database, { side: 'seeker', id: seekerId }, now());
        for (;;) {
          const kept = await readEvents(database, seekerId, last);
          if (kept.length === 0 || isOver) break;
          last = kept.at(-1)?.number ?? last;
          yield kept.map(({ kind, data, number }) => eventText(kind, data, number)).join('');
        }
        text = takePresence();
        if (text) yield text;
        if (isOver) break;
        if (!(await news.wait(COMMENT_EVERY_MS))) yield COMMENT_TEXT;
      }
    } finally {
      leave();
    }
  })();
};
