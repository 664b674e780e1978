import type { CacheCounts } from '@broadsheet/contract/cache-counts';
import { createFlights, type StartWork } from '@broadsheet/upstream/flights';
import { LRUCache } from 'lru-cache';

/** How long a result is given without a second thought. */
export const FRESH_MS = 10_000;
/** How long it is still given while a new one is made behind it. */
export const STALE_MS = 60_000;

export interface CacheableResult<Value> {
  readonly value: Value;
  /** Roughly, in memory. */
  readonly bytes: number;
  /** False for what came of a failure: it is given to those who wait for it, and to nobody else. */
  readonly isCacheable: boolean;
  /** Epoch ms from which on it must not be given; absent is as long as any. */
  readonly expiresAt?: number;
}

export interface ResultCache {
  /**
   * Gives what was made under this key before; else makes it, once for all who wait.
   * @param make is given a signal that aborts when nobody waits any more; @param signal of the one who asks: only asked for where there is something to wait for.
   */
  readonly getOrCreate: <Value>(
    key: string,
    make: StartWork<CacheableResult<Value>>,
    signal: () => AbortSignal,
    options?: TakeOptions,
  ) => Promise<Value>;
  readonly counts: () => CacheCounts;
}

export interface TakeOptions {
  /** For what is to be kept itself: two that are stale would add up. */
  readonly onlyFresh?: boolean;
}

interface Entry {
  readonly value: unknown;
  readonly bytes: number;
  /** Epoch ms; a new one is made behind its back afterwards. */
  freshUntil: number;
  readonly expiresAt: number;
}

/** Keeps nothing: each asker's own is made. */
export const noResultCache: ResultCache = {
  getOrCreate: async (_key, make, signal) => (await make(signal)).value,
  counts: () => ({ hits: 0, stale: 0, misses: 0, evictions: 0, entries: 0, bytes: 0 }),
};

/** @param now epoch milliseconds; @param isWorth told the key of a result that is not kept yet: whether to keep it */
export const createResultCache = (
  maxBytes: number,
  now: () => number,
  isWorth: (key: string) => boolean = () => true,
): ResultCache => {
  const counted = { hits: 0, stale: 0, misses: 0, evictions: 0 };
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes,
    dispose: (_entry, _key, reason) => {
      if (reason === 'evict') counted.evictions += 1;
    },
  });
  const flights = createFlights(false);

  const begin = <Value>(
    key: string,
    make: StartWork<CacheableResult<Value>>,
    signal: AbortSignal,
  ): Promise<Value> => {
    const start = async (ended: () => AbortSignal): Promise<Value> => {
      // What is kept already is asked for: it stays so until nobody asks.
      const isStored = entries.has(key) || isWorth(key);
      const { value, bytes, isCacheable, expiresAt = Number.POSITIVE_INFINITY } = await make(ended);
      const at = now();
      const last = Math.min(expiresAt, at + STALE_MS);
      if (isStored && isCacheable && last > at)
        entries.set(key, {
          value,
          bytes,
          freshUntil: Math.min(at + FRESH_MS, last),
          expiresAt: last,
        });
      return value;
    };
    return flights.join(key, start, signal);
  };

  const take = async <Value>(
    key: string,
    make: StartWork<CacheableResult<Value>>,
    signal: () => AbortSignal,
    { onlyFresh = false }: TakeOptions = {},
  ): Promise<Value> => {
    const entry = entries.get(key);
    const at = now();
    if (!entry || at >= (onlyFresh ? entry.freshUntil : entry.expiresAt)) {
      counted.misses += 1;
      return begin(key, make, signal());
    }
    if (at < entry.freshUntil) counted.hits += 1;
    else {
      counted.stale += 1;
      // Whatever comes of it, nobody tries again before this one would have been fresh again.
      entry.freshUntil = Math.min(at + FRESH_MS, entry.expiresAt);
      begin(key, make, new AbortController().signal).catch(() => undefined);
    }
    // What a key names is always of one type: whoever makes the keys answers for that.
    return entry.value as Value;
  };
  const counts = () => ({ ...counted, entries: entries.size, bytes: entries.calculatedSize });
  return { getOrCreate: take, counts };
};
