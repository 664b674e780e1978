import { setTimeout as wait } from 'node:timers/promises';
import { isAwayBehind, isSilentBehind } from '../database/database-faults.ts';

const AGAIN_MS = 1_000;

export interface Preparation {
  /** Brings the database to where calls can be answered; done again from the start where the database was away. */
  readonly prepare: () => Promise<void>;
  /** Absent: without the primary there is nothing to wait with. */
  readonly meanwhile?: {
    /** Whether a standby has what this version reads. */
    readonly isServable: () => Promise<boolean>;
    /** Begins to answer by it, once. */
    readonly serve: () => Promise<void>;
  };
  /** Aborts when the process is to end. */
  readonly signal: AbortSignal;
}

/**
 * Prepares the database, again from the start where one that is there has fallen silent, as on a busy machine, or where it
 * is away and a standby can be read until then. Throws what `prepare` does: at once where there is no standby and no server,
 * or the database is there and refuses.
 */
export const waitUntilPrepared = async ({
  prepare,
  meanwhile,
  signal,
}: Preparation): Promise<void> => {
  let isServed = false;
  for (;;) {
    try {
      return await prepare();
    } catch (error) {
      const isWorthWaiting = meanwhile ? isAwayBehind(error) : isSilentBehind(error);
      if (signal.aborted || !isWorthWaiting) throw error;
      if (meanwhile && !isServed && (await meanwhile.isServable())) {
        isServed = true;
        await meanwhile.serve();
      }
      await wait(AGAIN_MS, undefined, { signal });
    }
  }
};
