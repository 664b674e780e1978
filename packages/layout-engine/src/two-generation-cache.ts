/**
 * Bounded and near to least-recently-used: what was not asked for while a generation filled is dropped.
 * Unlike a strict LRU, a hit among the young changes nothing, so it costs one look-up and no garbage.
 */
export class TwoGenerationCache<Key, Value> {
  readonly #limit: number;
  #young = new Map<Key, Value>();
  #old = new Map<Key, Value>();

  /** @param limit most entries kept, both generations together. */
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
