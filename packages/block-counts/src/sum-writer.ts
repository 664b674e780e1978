import { createFlushLoop } from '@broadsheet/recording/flush-loop';
import type { RowWriterOptions } from '@broadsheet/recording/row-writer';
import { writeAround } from '@broadsheet/recording/write-around';
import { createSumTally, type SumRow } from './sum-tally.ts';

export interface SumWriterOptions<Key>
  extends Omit<RowWriterOptions<never>, 'write' | 'batchRows' | 'limit'> {
  /** Things whose sums may wait. */
  readonly limit: number;
  /** Adds rows to those of the database, all or none. */
  readonly write: (rows: readonly SumRow<Key>[]) => Promise<void>;
  /** How much is lost with a row. */
  readonly weigh: (sums: readonly number[]) => number;
  /** What waits elsewhere to be added before the next write. */
  readonly aside?: { readonly fold: () => void; readonly isEmpty: () => boolean };
}

/** Sums in memory that are added to those of the database in the background. */
export const createSumWriter = <Key>(options: SumWriterOptions<Key>) => {
  const { write, weigh, losses, telling, limit, aside, ...pace } = options;
  const tally = createSumTally<Key>(limit);
  type Row = ReturnType<typeof tally.rows>[number];
  let stopped = false;

  const writeRows = async (rows: readonly Row[]): Promise<void> => {
    await write(rows);
    tally.settle(rows);
  };
  const refuse = (row: Row, error: unknown): void => {
    tally.settle([row]);
    losses.addRefused(weigh(row.sums), error);
  };
  const flush = async (): Promise<void> => {
    aside?.fold();
    if (!tally.isEmpty()) await writeAround(tally.rows(), writeRows, refuse);
  };
  const isEmpty = () => tally.isEmpty() && (aside?.isEmpty() ?? true);
  const loop = createFlushLoop({ ...pace, flush: telling(flush), isEmpty });

  return {
    /** Things whose sums wait. */
    waiting: tally.size,
    /** Something was put aside. */
    wake: loop.wake,
    /** Adds to the sums of the thing of that name; where there is no room, `amount` is lost. */
    add: (
      name: string,
      makeKey: () => Key,
      amount: number,
      addInto: (sums: number[]) => void,
    ): void => {
      const sums = stopped ? null : tally.of(name, makeKey);
      if (sums) {
        addInto(sums);
        loop.wake();
      } else losses.add(amount);
    },
    /** Ends the background work and writes what waits; throws what keeps it from that. */
    finish: async (): Promise<void> => {
      aside?.fold();
      stopped = true;
      await loop.stop();
      await flush();
    },
    /** Counts as lost what still waits. */
    giveUp: (): void => {
      aside?.fold();
      losses.add(tally.rows().reduce((sum, row) => sum + weigh(row.sums), 0));
      losses.tell();
    },
  };
};
