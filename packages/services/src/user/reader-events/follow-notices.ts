import pg from 'pg';
import { NOTICES_CHANNEL, type Notice, parseNotice } from './notices.ts';

const RECONNECT_MS = 1_000;

export interface NoticeListener {
  readonly onNotice: (notice: Notice) => void;
  /** Notices may have been missed: check everything. */
  readonly onGap: () => void;
}

export interface FollowedNotices {
  readonly close: () => Promise<void>;
}

/** Listens on one connection, which is opened again whenever it breaks. */
export const followNotices = (
  databaseUrl: string,
  { onNotice, onGap }: NoticeListener,
): FollowedNotices => {
  let isClosed = false;
  let client: pg.Client | null = null;
  let again: NodeJS.Timeout | undefined;

  const leave = (left: pg.Client): void => {
    left.removeAllListeners('end');
    left.end().catch(() => undefined);
    if (client !== left) return;
    client = null;
    if (!isClosed) again = setTimeout(listen, RECONNECT_MS).unref();
  };
  const listen = async (): Promise<void> => {
    const opened = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
    client = opened;
    opened.on('error', () => leave(opened));
    opened.on('end', () => leave(opened));
    opened.on('notification', ({ payload }) => {
      const notice = parseNotice(payload);
      if (notice) onNotice(notice);
    });
    try {
      await opened.connect();
      await opened.query(`listen ${NOTICES_CHANNEL}`);
      onGap();
    } catch {
      leave(opened);
    }
  };

  const first = listen();
  return {
    close: async () => {
      isClosed = true;
      clearTimeout(again);
      await first;
      const last = client;
      client = null;
      last?.removeAllListeners('end');
      await last?.end().catch(() => undefined);
    },
  };
};
