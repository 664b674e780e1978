/** Remembers which keys were missed lately, in bounded memory. */
export class MissedKeys {
  readonly #limit: number;
  #young = new Set<string>();
  #old = new Set<string>();

  /** @param limit of keys of each of two generations */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Notes the key. True if it was noted before. */
  note(key: string): boolean {
    if (this.#young.has(key)) return true;
    if (this.#young.size >= this.#limit) {
      this.#old = this.#young;
      this.#young = new Set();
    }
    this.#young.add(key);
    return this.#old.has(key);
  }
}
