import { setTimeout as wait } from 'node:timers/promises';
import { isAwayBehind } from './database/database-faults.ts';

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
 * Prepares the database, and waits for it where a standby can be read until then. Throws what `prepare` does: at once where
 * there is no standby, or the database is there and refuses.
 */
export const untilPrepared = async ({ prepare, meanwhile, signal }: Preparation): Promise<void> => {
  let isServed = false;
  for (;;) {
    try {
      return await prepare();
    } catch (error) {
      if (!meanwhile || signal.aborted || !isAwayBehind(error)) throw error;
      if (!isServed && (await meanwhile.isServable())) {
        isServed = true;
        await meanwhile.serve();
      }
      await wait(AGAIN_MS, undefined, { signal });
    }
  }
};
