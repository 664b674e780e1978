interface Written {
  /** Milliseconds of one clock. */
  readonly at: number;
  /** Of the log, in bytes: what the primary had written by then. */
  readonly position: number;
}

/** How far a standby may be behind, in milliseconds, and still be read from. */
export const MAX_LAG_MS = 5_000;

/**
 * Judges a standby by what the primary had written some time ago. Asked of both sides, since a standby that is cut off
 * finds that it has replayed all it knows of.
 */
export const createReplayLag = (maxMs = MAX_LAG_MS) => {
  let written: readonly Written[] = [];
  return {
    wrote: (at: number, position: number): void => {
      const last = written.findLastIndex((one) => one.at <= at - maxMs);
      written = [...written.slice(Math.max(0, last)), { at, position }];
    },
    isBehind: (at: number, replayed: number): boolean => {
      const due = written.findLast((one) => one.at <= at - maxMs);
      return due !== undefined && replayed < due.position;
    },
  };
};
