import { HOUR_MS } from '@broadsheet/contract/durations';
import type { DatabaseUrl } from '@broadsheet/site-database/site-database';
import type { Kysely } from 'kysely';
import { addTo, type SumRow } from '../recording/sum-tally.ts';
import { createWriterGroup, type RecordingOptions } from '../recording/writer-group.ts';
import { createVitalSums } from '../vitals/vital-sums.ts';
import { writeVitals } from '../vitals/write-vitals.ts';
import type { BlockCounter } from './block-counter.ts';
import { openBlockDatabase } from './block-database.ts';
import { createBlockSums, hourOf } from './block-sums.ts';
import {
  deleteCounts,
  type FaultKey,
  writeBlockCounts,
  writeBrowserFaults,
} from './write-counts.ts';

const LIMITS = {
  /** Blocks whose sums may wait. */
  blocks: 5_000,
  /** Types of blocks whose browser faults may wait. */
  faults: 500,
  /** Vitals of pages, blocks and arms whose sums may wait. */
  vitals: 5_000,
  intervalMs: 5_000,
  maxPauseMs: 30_000,
  closeMs: 2_000,
};
const RETENTION_HOURS = 60 * 24;

export interface BlockCounterOptions extends RecordingOptions {
  readonly databaseUrl: DatabaseUrl;
  /** Loads, views, faults and vitals that are in no count. */
  readonly onLost: (count: number) => void;
  readonly limits?: Partial<typeof LIMITS>;
}

/**
 * A counter over PostgreSQL that opens at once. Sums wait in memory, up to the limits, and are added to those of the
 * database every five seconds; those that exceed the limits are lost and counted. Hours older than 60 days are deleted.
 */
export const openBlockCounter = (options: BlockCounterOptions): BlockCounter => {
  const { now, onLost } = options;
  const limits = { ...LIMITS, ...options.limits };
  const database = openBlockDatabase(options.databaseUrl);
  let deletedAt = Number.NEGATIVE_INFINITY;
  const writing =
    <Key>(write: (queries: Kysely<unknown>, rows: readonly SumRow<Key>[]) => Promise<void>) =>
    async (rows: readonly SumRow<Key>[]): Promise<void> => {
      if (now() - deletedAt >= HOUR_MS) {
        await database.run((queries) =>
          deleteCounts(queries, hourOf(now()) - RETENTION_HOURS * HOUR_MS),
        );
        deletedAt = now();
      }
      await database.run((queries) => write(queries, rows));
    };
  const group = createWriterGroup({ ...options, ...limits, closeTarget: database.close });
  const shared = {
    intervalMs: limits.intervalMs,
    lossMessage: 'blocks were left out of the counts',
    onLost,
  };
  const blocks = createBlockSums({
    ...shared,
    group,
    now,
    write: writing(writeBlockCounts),
    limit: limits.blocks,
  });
  const faults = group.addSumWriter<FaultKey>({
    ...shared,
    write: writing(writeBrowserFaults),
    weigh: ([count = 0]) => count,
    limit: limits.faults,
  });
  const vitals = createVitalSums({
    ...shared,
    group,
    now,
    write: writing(writeVitals),
    limit: limits.vitals,
  });
  options.followWaiting?.(blocks.waiting);

  return {
    loaded: blocks.loaded,
    viewed: blocks.viewed,
    faulted: ({ type, reason }) => {
      const hour = hourOf(now());
      faults.add(
        `${hour} ${type} ${reason}`,
        () => ({ hour, type, reason }),
        1,
        (sums) => addTo(sums, 0, 1),
      );
    },
    measured: vitals.measured,
    close: group.close,
  };
};
