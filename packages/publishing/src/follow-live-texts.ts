import type { DatabaseUrl } from '@broadsheet/site-database/site-database';
import pg from 'pg';
import { type LiveTexts, loadLiveTexts } from './live-texts.ts';
import { PUBLISHED_CHANNEL } from './make-live.ts';
import type { PublishingDatabase } from './publishing-database.ts';

/** Finds changes whose notice was lost with its connection. */
const POLL_MS = 5_000;
const RECONNECT_MS = 1_000;
const PROVEN = /\b[0-9a-f]{64}\b/g;
const MAX_PROVEN = 1_000;

export interface FollowLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

export interface FollowedTexts {
  /** Names of what was validated when something was published recently. */
  readonly proven: () => ReadonlySet<string>;
  readonly current: () => LiveTexts;
  /** Called for every new generation, and for each step of a rollout. */
  readonly onChange: (listener: () => void) => () => void;
  /** Reads the current state; rejects where the database is away. */
  readonly refresh: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface FollowOptions {
  readonly database: PublishingDatabase;
  readonly databaseUrl: DatabaseUrl;
  readonly log: FollowLog;
}

const NOTHING: LiveTexts = { generation: 0, texts: [], rollout: null };

/** Steps are counted over all rollouts, so an equal step means equal texts. */
const isSame = (left: LiveTexts, right: LiveTexts): boolean =>
  left.generation === right.generation && left.rollout?.step === right.rollout?.step;

const noteProven = (proven: Set<string>, payload = ''): void => {
  for (const name of payload.match(PROVEN) ?? []) proven.add(name);
  for (const oldest of proven) {
    if (proven.size <= MAX_PROVEN) return;
    proven.delete(oldest);
  }
};

interface Listener {
  readonly databaseUrl: DatabaseUrl;
  readonly onNotice: (payload: string | undefined) => void;
  /** Called after each connect: notices may be missing from before. */
  readonly onListening: () => Promise<void>;
}

/** Listens for notices until it is closed, and connects again a second after each loss. */
const listenForNotices = ({ databaseUrl, onNotice, onListening }: Listener) => {
  let isClosed = false;
  let listening: pg.Client | null = null;
  let again: NodeJS.Timeout | undefined;
  const leave = (client?: pg.Client): void => {
    client?.removeAllListeners('end');
    client?.end().catch(() => undefined);
    if (listening === client) listening = null;
    if (isClosed) return;
    clearTimeout(again);
    again = setTimeout(listen, RECONNECT_MS);
    again.unref();
  };
  const listen = async (): Promise<void> => {
    let client: pg.Client | undefined;
    try {
      const url = typeof databaseUrl === 'string' ? databaseUrl : await databaseUrl();
      client = new pg.Client({ connectionString: url, keepAlive: true });
      const opened = client;
      opened.on('error', () => leave(opened));
      opened.on('end', () => leave(opened));
      opened.on('notification', ({ payload }) => onNotice(payload));
      await opened.connect();
      await opened.query(`listen ${PUBLISHED_CHANNEL}`);
      if (isClosed) return leave(opened);
      listening = opened;
      await onListening();
    } catch {
      leave(client);
    }
  };
  void listen();
  return {
    isClosed: () => isClosed,
    close: async (): Promise<void> => {
      isClosed = true;
      clearTimeout(again);
      await listening?.end();
    },
  };
};

/** Follows what is published, by notices and by polling. It is empty before the first read. */
export const followLiveTexts = ({ database, databaseUrl, log }: FollowOptions): FollowedTexts => {
  const listeners = new Set<() => void>();
  const proven = new Set<string>();
  let current = NOTHING;
  let isAway = false;
  let refreshing: Promise<void> = Promise.resolve();

  const load = async (): Promise<void> => {
    const found = await database.run(loadLiveTexts);
    if (isSame(found, current)) return;
    current = found;
    for (const listener of listeners) listener();
  };
  const refresh = (): Promise<void> => {
    const next = refreshing.then(load);
    refreshing = next.catch(() => undefined);
    return next;
  };
  const refreshQuietly = async (): Promise<void> => {
    try {
      await refresh();
      if (isAway) log.info({}, 'what is published is followed again');
      isAway = false;
    } catch (error) {
      if (!isAway && !notices.isClosed())
        log.warn({ err: error }, 'what is published cannot be followed');
      isAway = true;
    }
  };
  const notices = listenForNotices({
    databaseUrl,
    onNotice: (payload) => {
      noteProven(proven, payload);
      void refreshQuietly();
    },
    onListening: refreshQuietly,
  });
  const polling = setInterval(refreshQuietly, POLL_MS);
  polling.unref();
  return {
    proven: () => proven,
    current: () => current,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh,
    close: async () => {
      clearInterval(polling);
      listeners.clear();
      await Promise.all([refreshing, notices.close()]);
    },
  };
};
