import type { CacheCounts } from '@broadsheet/contract/cache-counts';
import { createFlights, type StartWork } from '@broadsheet/upstream/flights';
import { createLazyAbort, type Ending } from '@broadsheet/upstream/lazy-abort';
import { LRUCache } from 'lru-cache';

/** How long a result is fresh. */
export const FRESH_MS = 10_000;
/** How long it is still served while a new one is created in the background. */
export const STALE_MS = 60_000;

export interface CacheableResult<Value> {
  readonly value: Value;
  /** Roughly, in memory. */
  readonly bytes: number;
  /** False for the result of a failure: only those who already wait for it receive it. */
  readonly isCacheable: boolean;
  /** Epoch ms from which on it must not be served; absent: never expires. */
  readonly expiresAt?: number;
}

export interface ResultCache {
  /**
   * Gets the cached result for a key, or creates it once for all callers that wait.
   * @param create gets what aborts when no caller waits any more; @param caller only called when there is something to
   * wait for.
   */
  readonly getOrCreate: <Value>(
    key: string,
    create: StartWork<CacheableResult<Value>>,
    caller: () => Ending,
    options?: LookupOptions,
  ) => Promise<Value>;
  readonly counts: () => CacheCounts;
}

export interface LookupOptions {
  /** For results that are cached in turn: two stale periods would add up. */
  readonly onlyFresh?: boolean;
}

interface CacheEntry {
  readonly value: unknown;
  readonly bytes: number;
  /** Epoch ms; a new one is created in the background afterwards. */
  freshUntil: number;
  readonly expiresAt: number;
}

interface FoundEntry {
  readonly value: unknown;
  /** Else a new one is created in the background. */
  readonly isFresh: boolean;
}

/** Caches nothing: each request creates its own. */
export const noResultCache: ResultCache = {
  getOrCreate: async (_key, create, caller) => (await create(caller())).value,
  counts: () => ({ hits: 0, stale: 0, misses: 0, evictions: 0, entries: 0, bytes: 0 }),
};

const ignore = (): void => undefined;

/** @param now epoch milliseconds; @param isWorth whether to store the result of a key that is not cached yet */
export const createResultCache = (
  maxBytes: number,
  now: () => number,
  isWorth: (key: string) => boolean = () => true,
): ResultCache => {
  const counted = { hits: 0, stale: 0, misses: 0, evictions: 0 };
  const entries = new LRUCache<string, CacheEntry>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes,
    dispose: (_entry, _key, reason) => {
      if (reason === 'evict') counted.evictions += 1;
    },
  });
  const flights = createFlights(false);

  const store = (key: string, result: CacheableResult<unknown>): void => {
    const { value, bytes, isCacheable, expiresAt = Number.POSITIVE_INFINITY } = result;
    const at = now();
    const last = Math.min(expiresAt, at + STALE_MS);
    if (!isCacheable || last <= at) return;
    const freshUntil = Math.min(at + FRESH_MS, last);
    entries.set(key, { value, bytes, freshUntil, expiresAt: last });
  };

  /** A cached result that may be served; counts the lookup. */
  const find = (key: string, onlyFresh: boolean): FoundEntry | undefined => {
    const entry = entries.get(key);
    const at = now();
    if (!entry || at >= (onlyFresh ? entry.freshUntil : entry.expiresAt)) {
      counted.misses += 1;
      return undefined;
    }
    const isFresh = at < entry.freshUntil;
    counted[isFresh ? 'hits' : 'stale'] += 1;
    // The entry counts as fresh meanwhile, so that the next refresh starts FRESH_MS later, even if this one fails.
    if (!isFresh) entry.freshUntil = Math.min(at + FRESH_MS, entry.expiresAt);
    return { value: entry.value, isFresh };
  };

  const getOrCreate = async (
    key: string,
    create: StartWork<CacheableResult<unknown>>,
    caller: () => Ending,
    { onlyFresh = false }: LookupOptions = {},
  ): Promise<unknown> => {
    const found = find(key, onlyFresh);
    if (found?.isFresh) return found.value;
    const waiting = found ? createLazyAbort() : caller();
    let flight = flights.find(key);
    if (!flight) {
      // A key that is already cached skips the filter when it is refreshed.
      const isStored = entries.has(key) || isWorth(key);
      const abandoned = createLazyAbort();
      const work = create(abandoned);
      flight = flights.add(key, work, abandoned);
      if (isStored) work.then((result) => store(key, result), ignore);
    }
    flight.join(waiting);
    const result = flight.work as Promise<CacheableResult<unknown>>;
    if (!found) return (await result).value;
    result.catch(ignore);
    return found.value;
  };
  const counts = () => ({ ...counted, entries: entries.size, bytes: entries.calculatedSize });
  // A key always names one type of result: the one who makes the keys answers for that.
  return { getOrCreate: getOrCreate as ResultCache['getOrCreate'], counts };
};
