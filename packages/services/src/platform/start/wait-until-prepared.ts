import { setTimeout as wait } from 'node:timers/promises';
import { isAwayBehind, isSilentBehind } from '../database/database-faults.ts';

const AGAIN_MS = 1_000;

export interface Preparation {
  /** Prepares the database for calls; runs again from the start where the database was away. */
  readonly prepare: () => Promise<void>;
  /** Absent: nothing can serve while the primary is away. */
  readonly meanwhile?: {
    /** Whether a standby has the schema that this version reads. */
    readonly isServable: () => Promise<boolean>;
    /** Starts to serve from the standby, once. */
    readonly serve: () => Promise<void>;
  };
  /** Aborts when the process is to end. */
  readonly signal: AbortSignal;
}

/**
 * Prepares the database. It starts again where the database stops answering, as on a busy machine, or where it is away
 * and a standby can serve reads. Otherwise it throws the error of `prepare` at once.
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
