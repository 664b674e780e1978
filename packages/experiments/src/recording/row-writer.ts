import { createFlushLoop, type FlushLoopOptions } from './flush-loop.ts';
import type { Losses } from './losses.ts';
import { createOutbox } from './outbox.ts';
import type { RecordedRow } from './recorded-row.ts';
import type { RecordingDatabase } from './recording-database.ts';
import { writeAround } from './write-around.ts';
import { writeRows } from './write-rows.ts';

export interface RowWriterOptions
  extends Pick<FlushLoopOptions, 'everyMs' | 'longestPauseMs' | 'schedule'> {
  readonly database: RecordingDatabase;
  readonly losses: Losses;
  /** Exposures that the database did not have yet. */
  readonly onStored: (count: number) => void;
  /** Makes a flush that tells of itself. */
  readonly telling: (flush: () => Promise<void>) => () => Promise<void>;
  /** Rows that may wait. */
  readonly limit: number;
  readonly batchRows: number;
}

/** Takes exposures and conversions into memory and writes them in the background. */
export const createRowWriter = (options: RowWriterOptions) => {
  const { database, losses, onStored, telling, limit, batchRows, ...pace } = options;
  const outbox = createOutbox<RecordedRow>(limit);
  let stopped = false;

  const writeBatch = async (rows: readonly RecordedRow[]): Promise<void> => {
    const stored = await database.run((db) => writeRows(db, rows));
    outbox.remove(rows);
    if (stored > 0) onStored(stored);
  };
  const refuse = (row: RecordedRow, error: unknown): void => {
    outbox.remove([row]);
    losses.addRefused(1, error);
  };
  const flush = async (): Promise<void> => {
    while (outbox.size() > 0) await writeAround(outbox.oldest(batchRows), writeBatch, refuse);
  };
  const loop = createFlushLoop({
    ...pace,
    flush: telling(flush),
    isEmpty: () => outbox.size() === 0,
  });

  return {
    add: (rows: readonly RecordedRow[]): void => {
      losses.add(rows.filter((row) => stopped || !outbox.add(row)).length);
      if (outbox.size() > 0) loop.wake();
    },
    /** Ends the background work and writes what waits; throws what keeps it from that. */
    finish: async (): Promise<void> => {
      stopped = true;
      await loop.stop();
      await flush();
    },
    /** Counts as lost what still waits. */
    giveUp: (): void => {
      losses.add(outbox.size());
      losses.tell();
    },
  };
};
