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

const never = (): AbortSignal => new AbortController().signal;

/** A keeper at a clock of its own, and makers that count. */
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
/** Lets what runs behind an answer come to its end. */
const flushTasks = () => new Promise((resolve) => setImmediate(resolve));

describe('a kept result', () => {
  it('is given as it is while it is fresh', async () => {
    const { getOrCreate, pass } = open();
    await getOrCreate();
    pass(FRESH_MS - 1);
    expect([await getOrCreate(), await getOrCreate('b')]).toEqual(['a 1', 'b 2']);
  });

  it('is given once more when it is stale, while a new one is made behind it', async () => {
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

  it('is never given stale to who keeps what comes of it', async () => {
    const { getOrCreate, pass } = open();
    await getOrCreate();
    pass(FRESH_MS - 1);
    expect(await getOrCreate('a', { onlyFresh: true })).toBe('a 1');
    pass(1);
    expect(await getOrCreate('a', { onlyFresh: true })).toBe('a 2');
  });

  it('is never given after its time', async () => {
    const { getOrCreate, pass } = open();
    await getOrCreate();
    pass(STALE_MS);
    expect(await getOrCreate()).toBe('a 2');
  });

  it('is kept from its second time on where once is not worth it', async () => {
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

  it('is made anew behind its back for as long as it is asked for, whatever it was worth at first', async () => {
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

  it('ends where its maker says so', async () => {
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

  it('stays when its successor fails, and that is not tried again at once', async () => {
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

  it('is put away for others when there is no more room, the one least asked for first', async () => {
    const { getOrCreate } = open(25);
    await getOrCreate('a');
    await getOrCreate('b');
    await getOrCreate('a');
    await getOrCreate('c');
    expect([await getOrCreate('a'), await getOrCreate('b')]).toEqual(['a 1', 'b 4']);
  });

  it('rejects for those who wait when its maker throws, and keeps nothing', async () => {
    const { results, getOrCreate } = open();
    const fail = () => results.getOrCreate('a', () => Promise.reject(new Error('no')), never);
    await expect(fail()).rejects.toThrow('no');
    expect(await getOrCreate()).toBe('a 1');
  });
});

it('nothing is kept where there is to be no room', async () => {
  let made = 0;
  const make = async () => {
    made += 1;
    return { value: made, bytes: 1, isCacheable: true };
  };
  const getOrCreate = () => noResultCache.getOrCreate('a', make, never);
  expect([await getOrCreate(), await getOrCreate()]).toEqual([1, 2]);
});
