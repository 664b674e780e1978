import { CircuitState, type IBreaker } from 'cockatiel';

const BUCKET_MS = 1_000;

interface Bucket {
  second: number;
  calls: number;
  failures: number;
}

/**
 * Opens when at least half of at least `minimumCalls` calls of the last `windowMs` failed. Cockatiel's own sampling
 * breaker retains old failures while there are no calls.
 */
export class RollingBreaker implements IBreaker {
  readonly #buckets: Bucket[];
  readonly #minimumCalls: number;
  readonly #now: () => number;
  state: unknown;

  constructor(options: { windowMs: number; minimumCalls: number; now: () => number }) {
    this.#minimumCalls = options.minimumCalls;
    this.#now = options.now;
    this.#buckets = Array.from({ length: Math.ceil(options.windowMs / BUCKET_MS) }, () => ({
      second: -1,
      calls: 0,
      failures: 0,
    }));
  }

  success(state: CircuitState): void {
    if (state === CircuitState.HalfOpen) for (const bucket of this.#buckets) bucket.second = -1;
    this.#count(0);
  }

  failure(state: CircuitState): boolean {
    this.#count(1);
    if (state !== CircuitState.Closed) return true;
    const oldest = this.#second() - this.#buckets.length;
    let calls = 0;
    let failures = 0;
    for (const bucket of this.#buckets) {
      if (bucket.second <= oldest) continue;
      calls += bucket.calls;
      failures += bucket.failures;
    }
    return calls >= this.#minimumCalls && failures * 2 >= calls;
  }

  #second(): number {
    return Math.floor(this.#now() / BUCKET_MS);
  }

  #count(failures: number): void {
    const second = this.#second();
    const bucket = this.#buckets[second % this.#buckets.length];
    if (!bucket) return;
    if (bucket.second !== second) Object.assign(bucket, { second, calls: 0, failures: 0 });
    bucket.calls += 1;
    bucket.failures += failures;
  }
}
