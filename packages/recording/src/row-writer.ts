import { createFlushLoop, type FlushLoopOptions } from './flush-loop.ts';
import type { Losses } from './losses.ts';
import { createOutbox, type Waiting } from './outbox.ts';
import { writeAround } from './write-around.ts';

export interface RowWriterOptions<Row>
  extends Pick<FlushLoopOptions, 'everyMs' | 'longestPauseMs' | 'schedule'> {
  /** Writes rows, all or none; throws what keeps it from that. */
  readonly write: (rows: readonly Row[]) => Promise<void>;
  readonly losses: Losses;
  /** Makes a flush that tells of itself. */
  readonly telling: (flush: () => Promise<void>) => () => Promise<void>;
  /** Rows that may wait. */
  readonly limit: number;
  readonly batchRows: number;
}

/** Takes rows into memory and writes them in the background. */
export const createRowWriter = <Row extends Waiting>(options: RowWriterOptions<Row>) => {
  const { write, losses, telling, limit, batchRows, ...pace } = options;
  const outbox = createOutbox<Row>(limit);
  let stopped = false;

  const writeBatch = async (rows: readonly Row[]): Promise<void> => {
    await write(rows);
    outbox.remove(rows);
  };
  const refuse = (row: Row, error: unknown): void => {
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
    add: (rows: readonly Row[]): void => {
      losses.add(rows.filter((row) => stopped || !outbox.add(row)).length);
      if (outbox.size() > 0) loop.wake();
    },
    /** Rows that wait. */
    waiting: outbox.size,
    /** Forgets rows that wait. */
    drop: outbox.drop,
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
