/** Limits the faults that each caller contributes to a window, so that no single one opens a breaker. */
export class FaultShares {
  readonly #times = new Map<string, readonly number[]>();
  readonly #most: number;
  readonly #windowMs: number;
  readonly #now: () => number;

  constructor(options: { max: number; windowMs: number; now: () => number }) {
    this.#most = options.max;
    this.#windowMs = options.windowMs;
    this.#now = options.now;
  }

  /** Whether one more fault of this caller counts. */
  take(caller: string): boolean {
    const now = this.#now();
    const oldest = now - this.#windowMs;
    const recent = (this.#times.get(caller) ?? []).filter((time) => time > oldest);
    if (recent.length >= this.#most) return false;
    // Callers are ordered by their last fault.
    this.#times.delete(caller);
    this.#times.set(caller, [...recent, now]);
    for (const [name, times] of this.#times) {
      if ((times.at(-1) ?? 0) > oldest) break;
      this.#times.delete(name);
    }
    return true;
  }
}
