import { LRUCache } from 'lru-cache';

const STALE_FOR_MS = 10 * 60_000;
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_ANSWERS = 5_000;

/** The last good body of each public read: bytes, so that nobody can change what is kept. */
export const createLastGood = (now: () => number) => {
  const bodies = new LRUCache<string, Buffer>({
    max: MAX_ANSWERS,
    maxSize: MAX_BYTES,
    sizeCalculation: (body, key) => body.byteLength + key.length,
    ttl: STALE_FOR_MS,
    ttlResolution: 0,
    perf: { now },
  });
  return {
    keep: (key: string, body: Buffer): void => void bodies.set(key, body),
    forget: (key: string): void => void bodies.delete(key),
    find: (key: string): Buffer | undefined => bodies.get(key),
  };
};
