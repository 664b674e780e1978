import { isRowFault } from '@broadsheet/site-database/row-fault';
import { createFlushLoop, type FlushLoopOptions } from './flush-loop.ts';
import type { LossLog } from './recording-log.ts';

/** Rows in memory that wait to be written. */
export interface WriteBuffer<Row> {
  readonly isEmpty: () => boolean;
  /** Moves into the buffer what is held elsewhere; called before its batches are read. */
  readonly collect?: () => void;
  /** The rows of one flush. The next batch is read after the one before has been removed. */
  readonly batches: () => Iterable<readonly Row[]>;
  readonly remove: (written: readonly Row[]) => void;
  /** How much is lost with a row. */
  readonly weigh: (row: Row) => number;
}

export interface BackgroundWriterOptions<Row>
  extends Pick<FlushLoopOptions, 'intervalMs' | 'maxPauseMs' | 'schedule'> {
  readonly buffer: WriteBuffer<Row>;
  /** Writes all rows or none; throws when it cannot. */
  readonly write: (rows: readonly Row[]) => Promise<void>;
  readonly losses: LossLog;
  /** Wraps a flush so that its failures are logged. */
  readonly logOutages: (flush: () => Promise<void>) => () => Promise<void>;
}

/**
 * Writes rows in one go. Where the database refuses one of them, it halves them until that row is alone and goes to
 * `refuse`: a bad row costs itself and not the others. Throws any other error; what was written by then stays.
 */
const writeInHalves = async <Row>(
  rows: readonly Row[],
  write: (rows: readonly Row[]) => Promise<void>,
  refuse: (row: Row, error: unknown) => void,
): Promise<void> => {
  try {
    await write(rows);
  } catch (error) {
    const [first] = rows;
    if (!isRowFault(error) || first === undefined) throw error;
    if (rows.length === 1) return refuse(first, error);
    const middle = Math.ceil(rows.length / 2);
    await writeInHalves(rows.slice(0, middle), write, refuse);
    await writeInHalves(rows.slice(middle), write, refuse);
  }
};

/** Writes a buffer in the background. */
export const createBackgroundWriter = <Row>(options: BackgroundWriterOptions<Row>) => {
  const { buffer, write, losses, logOutages, ...pace } = options;
  let stopped = false;

  const writeBatch = async (rows: readonly Row[]): Promise<void> => {
    await write(rows);
    buffer.remove(rows);
  };
  const refuse = (row: Row, error: unknown): void => {
    buffer.remove([row]);
    losses.addRefused(buffer.weigh(row), error);
  };
  const flush = async (): Promise<void> => {
    buffer.collect?.();
    for (const rows of buffer.batches()) await writeInHalves(rows, writeBatch, refuse);
  };
  const loop = createFlushLoop({ ...pace, flush: logOutages(flush), isEmpty: buffer.isEmpty });

  return {
    wake: loop.wake,
    /** True once `drain` was called: the buffer must take no more. */
    isStopped: () => stopped,
    /** Ends the background work and writes the waiting rows; throws when it cannot. */
    drain: async (): Promise<void> => {
      buffer.collect?.();
      stopped = true;
      await loop.stop();
      await flush();
    },
    /** Drops the waiting rows and counts them as lost. */
    discard: (): void => {
      buffer.collect?.();
      let lost = 0;
      for (const rows of buffer.batches()) {
        for (const row of rows) lost += buffer.weigh(row);
        buffer.remove(rows);
      }
      losses.add(lost);
      losses.report();
    },
  };
};
export type BackgroundWriter = ReturnType<typeof createBackgroundWriter>;
