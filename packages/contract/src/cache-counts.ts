/** Counters of a cache since the process started, and its current size. */
export interface CacheCounts {
  /** Requests served from a fresh entry. */
  readonly hits: number;
  /** Requests served from a stale entry. */
  readonly stale: number;
  /** Requests that created an entry. */
  readonly misses: number;
  /** Entries removed to make room. */
  readonly evictions: number;
  readonly entries: number;
  /** About. */
  readonly bytes: number;
}
