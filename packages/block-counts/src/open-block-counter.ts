import { createAwayLog } from '@broadsheet/recording/away-log';
import { closeWriters } from '@broadsheet/recording/close-writers';
import { type Schedule, scheduleTimer } from '@broadsheet/recording/flush-loop';
import { createLosses } from '@broadsheet/recording/losses';
import type { RecordingLog } from '@broadsheet/recording/recording-log';
import type { DatabaseUrl } from '@broadsheet/site-database/site-database';
import type { Kysely } from 'kysely';
import { openBlockDatabase } from './block-database.ts';
import type { BlockCounter } from './block-load.ts';
import { createBlockSums, HOUR_MS, hourOf } from './block-sums.ts';
import { addTo, type SumRow } from './sum-tally.ts';
import { createSumWriter } from './sum-writer.ts';
import {
  deleteCounts,
  type FaultKey,
  writeBlockCounts,
  writeBrowserFaults,
} from './write-counts.ts';

const LIMITS = {
  /** Blocks whose sums may wait. */
  blocks: 5_000,
  /** Types of blocks of which browsers said something. */
  faults: 500,
  writeEveryMs: 5_000,
  longestPauseMs: 30_000,
  closeMs: 2_000,
};
const KEPT_HOURS = 60 * 24;

export interface BlockCounterOptions {
  readonly databaseUrl: DatabaseUrl;
  readonly log: RecordingLog;
  /** Epoch ms. */
  readonly now: () => number;
  /** Loads, views and faults that are in no count. */
  readonly onLost: (count: number) => void;
  /** Is given what counts the blocks whose sums wait. */
  readonly followWaiting?: (count: () => number) => void;
  readonly limits?: Partial<typeof LIMITS>;
  readonly schedule?: Schedule;
}

/**
 * A counter over PostgreSQL that opens at once. Sums wait in memory, up to the limits, and are added to those of the
 * database every five seconds; what finds no room is lost and counted. Hours older than 60 days are deleted.
 */
export const openBlockCounter = (options: BlockCounterOptions): BlockCounter => {
  const { log, now, onLost } = options;
  const limits = { ...LIMITS, ...options.limits };
  const database = openBlockDatabase(options.databaseUrl);
  let deletedAt = Number.NEGATIVE_INFINITY;
  const writing =
    <Key>(write: (queries: Kysely<unknown>, rows: readonly SumRow<Key>[]) => Promise<void>) =>
    async (rows: readonly SumRow<Key>[]): Promise<void> => {
      if (now() - deletedAt >= HOUR_MS) {
        await database.run((queries) =>
          deleteCounts(queries, hourOf(now()) - KEPT_HOURS * HOUR_MS),
        );
        deletedAt = now();
      }
      await database.run((queries) => write(queries, rows));
    };
  const shared = {
    telling: createAwayLog(log),
    losses: createLosses({ log, now, message: 'blocks were left out of the counts', onLost }),
    everyMs: limits.writeEveryMs,
    longestPauseMs: limits.longestPauseMs,
    schedule: options.schedule ?? scheduleTimer,
  };
  const blocks = createBlockSums({
    ...shared,
    now,
    write: writing(writeBlockCounts),
    limit: limits.blocks,
  });
  const faults = createSumWriter<FaultKey>({
    ...shared,
    write: writing(writeBrowserFaults),
    weigh: ([told = 0]) => told,
    limit: limits.faults,
  });
  let closing: Promise<void> | undefined;
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
        (told) => addTo(told, 0, 1),
      );
    },
    close: () => {
      closing ??= closeWriters([blocks, faults], database.close, limits.closeMs);
      return closing;
    },
  };
};
