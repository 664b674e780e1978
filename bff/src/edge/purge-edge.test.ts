import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NO_EXPERIMENTS } from '@broadsheet/contract/experiments';
import { NO_ADDRESSES_OF_BRANDS } from '@broadsheet/contract/site-addresses';
import { afterEach, describe, expect, it } from 'vitest';
import { createMetrics } from '../metrics/metrics.ts';
import { purgeOnChange } from './follow-content.ts';
import { createEdgePurger } from './purge-edge.ts';

const SECRET = 'a secret of the edge';
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A cache that answers purges with these statuses in turn, the last one for ever. */
const startCache = async (statuses: readonly number[] = [200]) => {
  const purges: {
    readonly tags: string;
    readonly secret: string | undefined;
    readonly host: string | undefined;
  }[] = [];
  const server = createServer(({ method, headers }: IncomingMessage, answer) => {
    const status = statuses[Math.min(purges.length, statuses.length - 1)] ?? 200;
    if (method === 'PURGE')
      purges.push({
        tags: String(headers['cache-tag']),
        secret: headers.authorization,
        host: headers.host,
      });
    answer.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => new Promise((resolve) => server.close(resolve)));
  const { port } = server.address() as AddressInfo;
  return { url: new URL(`http://localhost:${port}`), purges };
};

const open = async (urls: readonly URL[]) => {
  const metrics = createMetrics();
  const clock = { now: 1_000_000 };
  const logged: object[] = [];
  const waits: number[] = [];
  const note = (details: object, message: string) => void logged.push({ ...details, message });
  const purger = createEdgePurger({
    urls,
    secret: SECRET,
    log: { warn: note, error: note },
    metrics,
    now: () => clock.now,
    wait: async (ms) => {
      waits.push(ms);
      clock.now += ms;
    },
  });
  closing.push(purger.close);
  const counted = async (outcome: string): Promise<number> =>
    (await metrics.edgePurges.get()).values.find(({ labels }) => labels.outcome === outcome)
      ?.value ?? 0;
  return { purger, waits, logged, counted, clock };
};

describe('purges of the edge', () => {
  it('name the tags and the secret at each cache, and come again when pages that were in the making are stored', async () => {
    const caches = [await startCache(), await startCache()];
    const { purger, counted, waits } = await open(caches.map(({ url }) => url));
    purger.purge(['tech-home', 'management-home']);
    await purger.waitUntilSent();
    for (const { purges, url } of caches) {
      expect(purges).toEqual([
        { tags: 'tech-home,management-home', secret: `Bearer ${SECRET}`, host: url.host },
        { tags: 'tech-home,management-home', secret: `Bearer ${SECRET}`, host: url.host },
      ]);
    }
    expect(waits).toEqual([10_000]);
    expect(await counted('purged')).toBe(4);
  });

  it('are tried again, later each time, until the cache has done it', async () => {
    const cache = await startCache([503, 403, 200]);
    const { purger, counted, waits, logged } = await open([cache.url]);
    purger.purge(['tech']);
    await purger.waitUntilSent();
    expect(waits).toEqual(expect.arrayContaining([250, 500]));
    expect(await counted('failed')).toBe(2);
    expect(logged).toMatchObject([
      { edge: cache.url.host, err: { message: 'the edge answered 503' } },
      { edge: cache.url.host, err: { message: 'the edge answered 403' } },
    ]);
  });

  it('end when no old page can be stored any more, which is logged and counted', async () => {
    const gone = await startCache([500]);
    const { purger, counted, logged, clock } = await open([gone.url]);
    const began = clock.now;
    purger.purge(['tech']);
    await purger.waitUntilSent();
    expect(clock.now - began).toBeGreaterThan(100_000);
    expect(await counted('expired')).toBeGreaterThan(0);
    expect(logged.at(-1)).toMatchObject({
      tags: ['tech'],
      message: 'the edge was not purged before its pages expired',
    });
  });

  it('of a cache that is away keep none from the others', async () => {
    const away = new URL('http://127.0.0.1:1');
    const cache = await startCache();
    const { purger } = await open([away, cache.url]);
    purger.purge(['tech']);
    await expect.poll(() => cache.purges.length).toBeGreaterThan(0);
    await purger.close();
  });

  it('are none without a tag, and none after the end', async () => {
    const cache = await startCache();
    const { purger } = await open([cache.url]);
    purger.purge([]);
    await purger.close();
    purger.purge(['tech']);
    await purger.waitUntilSent();
    expect(cache.purges).toEqual([]);
  });
});

it('what changes while this replica serves is purged, and what has not is not', () => {
  const snapshot = {
    pages: new Map(),
    addresses: NO_ADDRESSES_OF_BRANDS,
    banners: new Map(),
    texts: new Map(),
    experiments: NO_EXPERIMENTS,
    brands: { tech: { name: 'a' }, management: { name: 'b' } },
    messages: { tech: {}, management: {} },
  };
  let served: object = snapshot;
  const listeners: (() => void)[] = [];
  const purged: (readonly string[])[] = [];
  const content = {
    current: () => served,
    rollout: () => null,
    onChange: (listener: () => void) => {
      listeners.push(listener);
      return () => void listeners.splice(0);
    },
  } as unknown as Parameters<typeof purgeOnChange>[0];
  const stop = purgeOnChange(content, {}, { purge: (tags) => void purged.push(tags) });
  const change = () => {
    for (const listener of listeners) listener();
  };
  change();
  served = { ...snapshot, brands: { ...snapshot.brands, tech: { name: 'c' } } };
  change();
  change();
  expect(purged).toEqual([[], ['tech'], []]);
  stop();
  expect(listeners).toEqual([]);
});
