import { LRUCache } from 'lru-cache';

export interface KeptAnswers {
  /** Whether an answer to this was there at that second; from then on there is one. */
  readonly ask: (address: string, second: number) => boolean;
}

/** A cache of so many bytes that gives each answer for so many seconds. */
export const keepAnswers = (
  bytes: number,
  seconds: number,
  bytesOf: (address: string) => number,
): KeptAnswers => {
  const made = new LRUCache<string, number>({
    maxSize: bytes,
    sizeCalculation: (_, address) => bytesOf(address),
  });
  return {
    ask: (address, second) => {
      const since = made.get(address);
      if (since !== undefined && second - since < seconds) return true;
      made.set(address, second);
      return false;
    },
  };
};
