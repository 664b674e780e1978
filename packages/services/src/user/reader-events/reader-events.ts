import { AppError } from '@broadsheet/contract/errors';
import { type FollowedNotices, followNotices } from './follow-notices.ts';
import type { Notice } from './notices.ts';
import type { Reader } from './reader.ts';

export interface ReaderEvents {
  /** Registers a reader for notices; the returned function removes it. */
  readonly add: (reader: Reader) => () => void;
  /** Ends all streams for good. */
  readonly close: () => Promise<void>;
}

/** Passes notices of the database on to readers. Listens from the first reader on. */
export const createReaderEvents = (databaseUrl: string): ReaderEvents => {
  const readers = new Map<number, Set<Reader>>();
  let followed: FollowedNotices | undefined;
  let isClosed = false;
  const all = (): Reader[] => [...readers.values()].flatMap((own) => [...own]);

  const onNotice = (notice: Notice): void => {
    if (notice.of === 'seeker') for (const reader of readers.get(notice.id) ?? []) reader.wake();
    else if (notice.of === 'session') {
      for (const reader of all()) if (reader.sessionId === notice.id) reader.end('session');
    } else
      for (const reader of all()) {
        const conversationId = reader.chats.get(notice.id);
        if (conversationId !== undefined) reader.sendPresence(conversationId, notice.seenAt);
      }
  };
  const onGap = (): void => {
    for (const reader of all()) reader.wake();
  };

  return {
    add: (reader) => {
      if (isClosed) throw new AppError('SERVICE_UNAVAILABLE');
      const own = readers.get(reader.seekerId) ?? new Set<Reader>();
      readers.set(reader.seekerId, own.add(reader));
      followed ??= followNotices(databaseUrl, { onNotice, onGap });
      return () => {
        own.delete(reader);
        if (own.size === 0 && readers.get(reader.seekerId) === own) readers.delete(reader.seekerId);
      };
    },
    close: async () => {
      isClosed = true;
      for (const reader of all()) reader.end('server');
      await followed?.close();
    },
  };
};
