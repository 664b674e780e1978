import { LRUCache } from 'lru-cache';

export interface CachedAnswers {
  /** Whether an answer to this was there at that second; from then on there is one. */
  readonly request: (address: string, second: number) => boolean;
}

/** A cache of this size that serves each response for this many seconds. */
export const cacheAnswers = (
  bytes: number,
  seconds: number,
  bytesOf: (address: string) => number,
): CachedAnswers => {
  const made = new LRUCache<string, number>({
    maxSize: bytes,
    sizeCalculation: (_, address) => bytesOf(address),
  });
  return {
    request: (address, second) => {
      const since = made.get(address);
      if (since !== undefined && second - since < seconds) return true;
      made.set(address, second);
      return false;
    },
  };
};
