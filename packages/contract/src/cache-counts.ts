/** What became of a cache since the process began, and what it holds now. */
export interface CacheCounts {
  /** Asked for and there. */
  readonly hits: number;
  /** Asked for and there, and past its time: it was given all the same. */
  readonly stale: number;
  /** Asked for and made. */
  readonly misses: number;
  /** Had to go to make room. */
  readonly evictions: number;
  readonly entries: number;
  /** About. */
  readonly bytes: number;
}
