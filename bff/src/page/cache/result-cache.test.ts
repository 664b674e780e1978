import { createLazyAbort, type Ending } from '@broadsheet/upstream/lazy-abort';
import { describe, expect, it } from 'vitest';
import { createSeenBefore } from './cache-keys.ts';
import {
  type CacheableResult,
  createResultCache,
  FRESH_MS,
  type LookupOptions,
  noResultCache,
  STALE_MS,
} from './result-cache.ts';

const never = (): Ending => createLazyAbort();

/** A cache with its own clock, and creators that count their calls. */
const open = (maxBytes = 1_000) => {
  let at = 1_000_000;
  let made = 0;
  const results = createResultCache(maxBytes, () => at);
  const getOrCreate = (
    key = 'a',
    {
      onlyFresh = false,
      ...more
    }: LookupOptions & Partial<Omit<CacheableResult<string>, 'value'>> = {},
  ) =>
    results.getOrCreate(
      key,
      async () => {
        made += 1;
        return { value: `${key} ${made}`, bytes: 10, isCacheable: true, ...more };
      },
      never,
      { onlyFresh },
    );
  return {
    getOrCreate,
    results,
    pass: (ms: number) => {
      at += ms;
    },
    at: () => at,
  };
};
/** Waits until background work has finished. */
const flushTasks = () => new Promise((resolve) => setImmediate(resolve));

describe('a cached result', () => {
  it('is served unchanged while it is fresh', async () => {
    const { getOrCreate, pass } = open();
    await getOrCreate();
    pass(FRESH_MS - 1);
    expect([await getOrCreate(), await getOrCreate('b')]).toEqual(['a 1', 'b 2']);
  });

  it('is served stale once more while a new one is created in the background', async () => {
    const { getOrCreate, pass } = open();
    await getOrCreate();
    pass(FRESH_MS);
    expect(await Promise.all([getOrCreate(), getOrCreate(), getOrCreate()])).toEqual([
      'a 1',
      'a 1',
      'a 1',
    ]);
    await flushTasks();
    expect(await getOrCreate()).toBe('a 2');
  });

  it('is never served stale to callers that cache the outcome', async () => {
    const { getOrCreate, pass } = open();
    await getOrCreate();
    pass(FRESH_MS - 1);
    expect(await getOrCreate('a', { onlyFresh: true })).toBe('a 1');
    pass(1);
    expect(await getOrCreate('a', { onlyFresh: true })).toBe('a 2');
  });

  it('is never served after it expires', async () => {
    const { getOrCreate, pass } = open();
    await getOrCreate();
    pass(STALE_MS);
    expect(await getOrCreate()).toBe('a 2');
  });

  it('is cached from the second request on where one use is not worth it', async () => {
    const results = createResultCache(1_000, () => 0, createSeenBefore());
    let made = 0;
    const make = async () => {
      made += 1;
      return { value: made, bytes: 10, isCacheable: true };
    };
    const getOrCreate = () => results.getOrCreate('a', make, never);
    expect([
      await getOrCreate(),
      await getOrCreate(),
      await getOrCreate(),
      await getOrCreate(),
    ]).toEqual([1, 2, 2, 2]);
  });

  it('is refreshed in the background while it is requested, even if the admission filter rejects its key', async () => {
    let at = 0;
    let worth = 1;
    const isWorth = () => {
      worth -= 1;
      return worth === 0;
    };
    const results = createResultCache(1_000, () => at, isWorth);
    let made = 0;
    const make = async () => {
      made += 1;
      return { value: made, bytes: 10, isCacheable: true };
    };
    const getOrCreate = () => results.getOrCreate('a', make, never);
    const given: number[] = [];
    for (; at <= 3 * FRESH_MS; at += FRESH_MS) {
      given.push(await getOrCreate());
      await flushTasks();
    }
    expect(given).toEqual([1, 1, 2, 3]);
  });

  it('expires when its creator says', async () => {
    const { getOrCreate, pass, at } = open();
    await getOrCreate('a', { expiresAt: at() + 5 });
    pass(4);
    expect(await getOrCreate()).toBe('a 1');
    pass(1);
    expect(await getOrCreate()).toBe('a 2');
    await getOrCreate('b', { expiresAt: at() + 5 });
    pass(5);
    expect(await getOrCreate('b', { onlyFresh: true })).toBe('b 4');
    await getOrCreate('late', { expiresAt: at() });
    expect(await getOrCreate('late')).toBe('late 6');
  });

  it('that came of a failure is for those alone who waited', async () => {
    const { getOrCreate } = open();
    const bad = { isCacheable: false };
    expect(await Promise.all([getOrCreate('a', bad), getOrCreate('a', bad)])).toEqual([
      'a 1',
      'a 1',
    ]);
    expect(await getOrCreate()).toBe('a 2');
  });

  it('survives a failed refresh, which is not repeated at once', async () => {
    const { getOrCreate, pass } = open();
    await getOrCreate();
    pass(FRESH_MS);
    await getOrCreate('a', { isCacheable: false });
    await flushTasks();
    expect(await getOrCreate('a', { isCacheable: false })).toBe('a 1');
    await flushTasks();
    pass(FRESH_MS);
    await getOrCreate();
    await flushTasks();
    expect(await getOrCreate()).toBe('a 3');
  });

  it('is evicted when memory is full, least recently used first', async () => {
    const { getOrCreate } = open(25);
    await getOrCreate('a');
    await getOrCreate('b');
    await getOrCreate('a');
    await getOrCreate('c');
    expect([await getOrCreate('a'), await getOrCreate('b')]).toEqual(['a 1', 'b 4']);
  });

  it('rejects all waiting callers when its creator throws, and caches nothing', async () => {
    const { results, getOrCreate } = open();
    const fail = () => results.getOrCreate('a', () => Promise.reject(new Error('no')), never);
    await expect(fail()).rejects.toThrow('no');
    expect(await getOrCreate()).toBe('a 1');
  });
});

it('caches nothing when the cache has no memory', async () => {
  let made = 0;
  const make = async () => {
    made += 1;
    return { value: made, bytes: 1, isCacheable: true };
  };
  const getOrCreate = () => noResultCache.getOrCreate('a', make, never);
  expect([await getOrCreate(), await getOrCreate()]).toEqual([1, 2]);
});
