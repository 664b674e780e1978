interface Written {
  /** Milliseconds of one clock. */
  readonly at: number;
  /** The position in the log, in bytes, that the primary had written by then. */
  readonly position: number;
}

/** The maximum lag of a standby that still serves reads, in milliseconds. */
export const MAX_LAG_MS = 5_000;

/**
 * Rates a standby by what the primary had written some time ago. It needs both servers: a standby that is cut off
 * reports that it has replayed all that it knows of.
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
