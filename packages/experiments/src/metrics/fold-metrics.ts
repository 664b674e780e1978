import type { Metrics } from '@broadsheet/contract/metrics';
import type { Kysely } from 'kysely';
import { forgetRequestedUnits } from '../recording/forget-units.ts';
import type { RecordingSchema } from '../recording/schema.ts';
import { foldUnits } from './fold-units.ts';
import { lockSums, tryLockSums } from './lock-sums.ts';
import { noteDefinitions } from './metric-definitions.ts';
import { dayBefore, OPEN_DAYS } from './open-days.ts';
import { takeChangedUnits, takeNextUnits } from './take-units.ts';

type Database = Kysely<RecordingSchema>;

export interface FoldOptions {
  readonly metrics: Metrics;
  /** Epoch ms. */
  readonly now: number;
  /** Changes of one transaction. */
  readonly batch?: number;
  /** Ends the fold after the batch that runs. */
  readonly signal?: AbortSignal;
}

const BATCH = 5_000;

/** Folds under the lock that the caller holds; returns whether there may be more to fold. */
const foldBatch = async (
  transaction: Database,
  { now, batch = BATCH }: FoldOptions,
): Promise<boolean> => {
  await forgetRequestedUnits(transaction);
  const changed = await takeChangedUnits(transaction, batch);
  const units = changed.length > 0 ? changed : await takeNextUnits(transaction, batch);
  if (units.length === 0) return false;
  await foldUnits(transaction, units, dayBefore(now, OPEN_DAYS));
  return true;
};

/**
 * Brings the sums of all experiments up to date: takes the units that changed since the last fold out of the sums, and
 * adds them as they are now; then adds units to the sums of new metrics. Each batch is one transaction, so that an end in
 * the middle leaves exact sums, and the rest for the next fold. While another replica folds, it does nothing.
 */
export const foldMetrics = async (database: Database, options: FoldOptions): Promise<void> => {
  const { metrics, now, signal } = options;
  let more = await database.transaction().execute(async (transaction) => {
    if (!(await tryLockSums(transaction))) return false;
    await noteDefinitions(transaction, metrics, now);
    return foldBatch(transaction, options);
  });
  while (more && !signal?.aborted)
    more = await database.transaction().execute(async (transaction) => {
      await lockSums(transaction);
      return foldBatch(transaction, options);
    });
};
