/**
 * A bounded cache close to least-recently-used: entries not read while a generation fills are dropped. Unlike in a
 * strict LRU, a hit in the young generation changes nothing, so it costs one look-up and no garbage.
 */
export class TwoGenerationCache<Key, Value> {
  readonly #limit: number;
  #young = new Map<Key, Value>();
  #old = new Map<Key, Value>();

  /** @param limit of entries in both generations together. */
  constructor(limit: number) {
    this.#limit = Math.max(1, limit >>> 1);
  }

  get(key: Key): Value | undefined {
    const young = this.#young.get(key);
    if (young !== undefined) return young;
    const old = this.#old.get(key);
    if (old !== undefined) this.set(key, old);
    return old;
  }

  set(key: Key, value: Value): void {
    if (this.#young.size >= this.#limit) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(key, value);
  }

  get size(): number {
    return this.#young.size + this.#old.size;
  }
}
