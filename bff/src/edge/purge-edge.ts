import { setTimeout as delay } from 'node:timers/promises';
import type { Metrics } from '../metrics/metrics.ts';
import { SHARED_FOR_MS } from '../page/plan/sharing.ts';
import { sendPurge } from './send-purge.ts';

/** Longer than a page takes: one that was begun before the change is stored by then, and purged again. */
const STORED_AFTER_MS = 10_000;
/** Until it is stored, a page takes no longer than this; after its lifetime no old page is left. */
const MOOT_AFTER_MS = SHARED_FOR_MS + STORED_AFTER_MS;
const FIRST_RETRY_MS = 250;
const MAX_RETRY_MS = 5_000;

export interface EdgePurgerOptions {
  readonly urls: readonly URL[];
  readonly secret: string;
  readonly log: {
    readonly warn: (details: object, message: string) => void;
    readonly error: (details: object, message: string) => void;
  };
  readonly metrics: Pick<Metrics, 'edgePurges' | 'edgePurgesWaiting'>;
  /** Epoch ms. */
  readonly now: () => number;
  /** Waits unless the purger closes. */
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

export interface EdgePurger {
  /** Has all caches forget what carries one of the tags, now and once more when no old page is in the making. */
  readonly purge: (tags: readonly string[]) => void;
  /** Resolves when nothing waits to be sent. */
  readonly waitUntilSent: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const unrefDelay = (ms: number, signal: AbortSignal) =>
  delay(ms, undefined, { signal, ref: false });

/** Sends tags to one cache until it has answered, or no longer stores old pages. */
const createSender = (
  { secret, log, metrics, now, wait = unrefDelay }: EdgePurgerOptions,
  url: URL,
  signal: AbortSignal,
) => {
  /** Tags with the instant after which they need no purge. */
  const waiting = new Map<string, number>();
  let sending: Promise<void> | null = null;

  const dropMoot = (): void => {
    const moot = [...waiting].filter(([, until]) => until <= now()).map(([tag]) => tag);
    if (moot.length === 0) return;
    for (const tag of moot) waiting.delete(tag);
    metrics.edgePurges.inc({ outcome: 'expired' });
    log.error({ edge: url.host, tags: moot }, 'the edge was not purged before its pages expired');
  };
  const sendWaiting = async (): Promise<boolean> => {
    const sent = [...waiting];
    try {
      await sendPurge(
        { url, secret },
        sent.map(([tag]) => tag),
      );
      // What has been added meanwhile stays.
      for (const [tag, until] of sent) if (waiting.get(tag) === until) waiting.delete(tag);
      metrics.edgePurges.inc({ outcome: 'purged' });
      return true;
    } catch (error) {
      metrics.edgePurges.inc({ outcome: 'failed' });
      log.warn({ err: error, edge: url.host }, 'the edge could not be purged; it is tried again');
      return false;
    }
  };
  const sendAll = async (): Promise<void> => {
    let retryMs = FIRST_RETRY_MS;
    while (waiting.size > 0 && !signal.aborted) {
      if (await sendWaiting()) retryMs = FIRST_RETRY_MS;
      else {
        await wait(retryMs, signal).catch(() => undefined);
        retryMs = Math.min(MAX_RETRY_MS, retryMs * 2);
      }
      dropMoot();
    }
  };
  return {
    add: (tags: readonly string[]): void => {
      for (const tag of tags) waiting.set(tag, now() + MOOT_AFTER_MS);
      sending ??= sendAll().finally(() => {
        sending = null;
      });
    },
    waiting: () => waiting.size,
    waitUntilSent: async () => void (await sending),
  };
};

/** Purges the caches in front of the site. Nothing waits for it, and it never throws. */
export const createEdgePurger = (options: EdgePurgerOptions): EdgePurger => {
  const closing = new AbortController();
  const { signal } = closing;
  const { wait = unrefDelay } = options;
  const senders = options.urls.map((url) => createSender(options, url, signal));
  const again = new Set<Promise<void>>();
  options.metrics.edgePurgesWaiting(() =>
    senders.reduce((sum, sender) => sum + sender.waiting(), 0),
  );
  const addToAll = (tags: readonly string[]): void => {
    for (const sender of senders) sender.add(tags);
  };
  const sent = async () =>
    void (await Promise.all(senders.map((sender) => sender.waitUntilSent())));
  return {
    purge: (tags) => {
      if (tags.length === 0 || signal.aborted) return;
      addToAll(tags);
      const repeated: Promise<void> = wait(STORED_AFTER_MS, signal)
        .then(
          () => addToAll(tags),
          () => undefined,
        )
        .finally(() => again.delete(repeated));
      again.add(repeated);
    },
    waitUntilSent: async () => {
      await Promise.all(again);
      await sent();
    },
    close: async () => {
      closing.abort();
      await Promise.all([...again, sent()]);
    },
  };
};
