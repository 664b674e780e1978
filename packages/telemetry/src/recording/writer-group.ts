import { setTimeout as wait } from 'node:timers/promises';
import {
  type BackgroundWriter,
  type BackgroundWriterOptions,
  createBackgroundWriter,
} from './background-writer.ts';
import { type Schedule, scheduleTimer } from './flush-loop.ts';
import { createOutbox, type OutboxRow } from './outbox.ts';
import { createLossLog, createOutageLog, type RecordingLog } from './recording-log.ts';
import { createSumTally, type SumRow, type SumTallyOptions } from './sum-tally.ts';

/** The options of every recorder. */
export interface RecordingOptions {
  readonly log: RecordingLog;
  /** Epoch ms. */
  readonly now: () => number;
  /** Receives a function that counts the waiting rows. */
  readonly followWaiting?: (count: () => number) => void;
  readonly schedule?: Schedule;
}

export interface WriterGroupOptions extends RecordingOptions {
  readonly maxPauseMs: number;
  /** How long `close` may take. */
  readonly closeMs: number;
  /** Closes the target of the writers. */
  readonly closeTarget: () => Promise<void>;
}

interface WriterOptions<Row> extends Pick<BackgroundWriterOptions<Row>, 'write' | 'intervalMs'> {
  /** Logged with the number of lost rows. */
  readonly lossMessage: string;
  readonly onLost: (count: number) => void;
}

export interface RowWriterOptions<Row> extends WriterOptions<Row> {
  /** Rows that may wait. */
  readonly limit: number;
  readonly batchRows: number;
}

export interface SumWriterOptions<Key> extends WriterOptions<SumRow<Key>>, SumTallyOptions {}

const ignore = (): void => undefined;

/** Background writers to one database or sink. They share the log of its outages and one deadline to close. */
export const createWriterGroup = (options: WriterGroupOptions) => {
  const { log, now, schedule = scheduleTimer, maxPauseMs, closeMs, closeTarget } = options;
  const logOutages = createOutageLog(log);
  const writers: BackgroundWriter[] = [];
  let closing: Promise<void> | undefined;

  const addWriter = <Row>(
    { write, intervalMs, lossMessage, onLost }: WriterOptions<Row>,
    buffer: BackgroundWriterOptions<Row>['buffer'],
  ) => {
    const losses = createLossLog({ log, now, message: lossMessage, onLost });
    const pace = { intervalMs, maxPauseMs, schedule };
    const writer = createBackgroundWriter({ ...pace, buffer, write, losses, logOutages });
    writers.push(writer);
    return { writer, losses };
  };
  const close = async (): Promise<void> => {
    const deadline = wait(closeMs, undefined, { ref: false });
    const within = (work: Promise<unknown>) => Promise.race([work.catch(ignore), deadline]);
    await within(Promise.allSettled(writers.map((writer) => writer.drain())));
    for (const writer of writers) writer.discard();
    await within(closeTarget());
  };

  return {
    isOpen: () => closing === undefined,
    /** Writes the waiting rows and closes the target. What is not written in time is lost and counted. */
    close: (): Promise<void> => {
      closing ??= close();
      return closing;
    },
    /** A writer of single rows. */
    addRowWriter: <Row extends OutboxRow>(of: RowWriterOptions<Row>) => {
      const outbox = createOutbox<Row>(of.limit, of.batchRows);
      const { writer, losses } = addWriter(of, outbox.buffer);
      return {
        add: (rows: readonly Row[]): void => {
          losses.add(rows.filter((row) => writer.isStopped() || !outbox.add(row)).length);
          if (outbox.size() > 0) writer.wake();
        },
        /** Rows that wait. */
        waiting: outbox.size,
        removeWhere: outbox.removeWhere,
      };
    },
    /** A writer of sums, which are added to those of the database. */
    addSumWriter: <Key>(of: SumWriterOptions<Key>) => {
      const tally = createSumTally<Key>(of);
      const { writer, losses } = addWriter(of, tally.buffer);
      return {
        /** Keys whose sums wait. */
        waiting: tally.size,
        wake: writer.wake,
        /** Adds to the sums of a key. Where there is no room, `amount` is lost. */
        add: (
          id: string,
          createKey: () => Key,
          amount: number,
          addInto: (sums: number[]) => void,
        ): void => {
          const sums = writer.isStopped() ? null : tally.getOrCreate(id, createKey);
          if (sums) {
            addInto(sums);
            writer.wake();
          } else losses.add(amount);
        },
      };
    },
  };
};
export type WriterGroup = ReturnType<typeof createWriterGroup>;
