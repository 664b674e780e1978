import type { CacheCounts } from '@broadsheet/contract/cache-counts';
import { LRUCache } from 'lru-cache';

const STALE_FOR_MS = 10 * 60_000;
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_ANSWERS = 5_000;

/** The last successful body of each public read, as bytes, so that nobody can change a cached one. */
export const createLastAnswers = (now: () => number) => {
  const counted = { hits: 0, stale: 0, misses: 0, evictions: 0 };
  const bodies = new LRUCache<string, Buffer>({
    max: MAX_ANSWERS,
    maxSize: MAX_BYTES,
    sizeCalculation: (body, key) => body.byteLength + key.length,
    ttl: STALE_FOR_MS,
    ttlResolution: 0,
    perf: { now },
    dispose: (_body, _key, reason) => {
      if (reason === 'evict') counted.evictions += 1;
    },
  });
  return {
    /**
     * An equal body does not replace the cached buffer: replaced buffers would already be in the old generation of the
     * heap.
     */
    store: (key: string, body: Buffer): void => {
      const known = bodies.peek(key);
      bodies.set(key, known?.equals(body) ? known : body);
    },
    forget: (key: string): void => void bodies.delete(key),
    find: (key: string): Buffer | undefined => {
      const body = bodies.get(key);
      // It is only read where no newer answer is available.
      if (body) counted.stale += 1;
      else counted.misses += 1;
      return body;
    },
    counts: (): CacheCounts => ({
      ...counted,
      entries: bodies.size,
      bytes: bodies.calculatedSize,
    }),
  };
};
