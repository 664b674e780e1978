import type { CacheCounts } from '@broadsheet/contract/cache-counts';
import { LRUCache } from 'lru-cache';
import { MissedKeys } from './missed-keys.ts';

/** A page that nobody asks for again would fill the cache with what nobody reads. */
const MISSED_KEYS = 2_000;

/**
 * An LRU cache with a byte limit that counts hits, misses and evictions. A value is worth storing when its key was missed
 * before.
 */
export class CountedCache<Value extends object> {
  readonly #entries: LRUCache<string, Value>;
  readonly #missed = new MissedKeys(MISSED_KEYS);
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
  #get(key: string): Value | undefined {
    const value = this.#entries.get(key);
    if (value === undefined) this.#counted.misses += 1;
    else this.#counted.hits += 1;
    return value;
  }
  /** The stored value, or what `create` returns; `store` makes of that what a second miss of the key stores. */
  getOrCreate<Created>(
    key: string,
    create: () => Created,
    store: (created: Created) => Value,
  ): Value | Created {
    const known = this.#get(key);
    if (known !== undefined) return known;
    const created = create();
    if (!this.#missed.note(key)) return created;
    const value = store(created);
    this.#entries.set(key, value);
    return value;
  }
  counts(): CacheCounts {
    const { size: entries, calculatedSize: bytes } = this.#entries;
    return { ...this.#counted, stale: 0, entries, bytes };
  }
}
