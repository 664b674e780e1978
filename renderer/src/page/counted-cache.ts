import type { CacheCounts } from '@broadsheet/contract/cache-counts';
import { LRUCache } from 'lru-cache';

/** An LRU cache with a byte limit that counts hits, misses and evictions. */
export class CountedCache<Value extends object> {
  readonly #entries: LRUCache<string, Value>;
  readonly #counted = { hits: 0, misses: 0, evictions: 0 };

  constructor(maxSize: number, sizeOf: (value: Value, key: string) => number) {
    this.#entries = new LRUCache({
      maxSize,
      sizeCalculation: sizeOf,
      dispose: (_value, _key, reason) => {
        if (reason === 'evict') this.#counted.evictions += 1;
      },
    });
  }
  get(key: string): Value | undefined {
    const value = this.#entries.get(key);
    if (value === undefined) this.#counted.misses += 1;
    else this.#counted.hits += 1;
    return value;
  }
  set(key: string, value: Value): void {
    this.#entries.set(key, value);
  }
  counts(): CacheCounts {
    const { size: entries, calculatedSize: bytes } = this.#entries;
    return { ...this.#counted, stale: 0, entries, bytes };
  }
}
