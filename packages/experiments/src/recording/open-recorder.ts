import { setTimeout as wait } from 'node:timers/promises';
import { createAwayLog } from './away-log.ts';
import { type Schedule, scheduleTimer } from './flush-loop.ts';
import { createLosses } from './losses.ts';
import { conversionRows, exposureRow } from './recorded-row.ts';
import type { Recorder } from './recorder.ts';
import type { RecorderLog } from './recorder-log.ts';
import { type DatabaseUrl, openRecordingDatabase } from './recording-database.ts';
import { createRowWriter } from './row-writer.ts';
import { createViewCounter } from './view-counter.ts';

const LIMITS = {
  /** Exposures and conversions that wait. */
  rows: 10_000,
  /** Audiences whose views wait. */
  audiences: 5_000,
  batchRows: 500,
  writeEveryMs: 250,
  countEveryMs: 5_000,
  longestPauseMs: 30_000,
  closeMs: 2_000,
};

export interface RecorderOptions {
  readonly databaseUrl: DatabaseUrl;
  readonly log: RecorderLog;
  /** Epoch ms. */
  readonly now: () => number;
  /** Exposures and conversions that were given up. */
  readonly onLost: (count: number) => void;
  /** Exposures that the database did not have yet. */
  readonly onStored?: (count: number) => void;
  /** Page views that are in no count. */
  readonly onViewsLost?: (count: number) => void;
  readonly limits?: Partial<typeof LIMITS>;
  readonly schedule?: Schedule;
}

const ignore = (): void => undefined;

/**
 * A recorder over PostgreSQL that opens at once. While the database is away, what is noted waits in memory, up to the
 * limits, and goes out when it is back; what finds no room is lost and counted.
 */
export const openRecorder = async (options: RecorderOptions): Promise<Recorder> => {
  const { log, now, onLost, onStored = ignore, onViewsLost = ignore } = options;
  const limits = { ...LIMITS, ...options.limits };
  const database = openRecordingDatabase(options.databaseUrl);
  const shared = {
    database,
    telling: createAwayLog(log),
    longestPauseMs: limits.longestPauseMs,
    schedule: options.schedule ?? scheduleTimer,
  };
  const rows = createRowWriter({
    ...shared,
    losses: createLosses({
      log,
      now,
      message: 'exposures or conversions of experiments were lost',
      onLost,
    }),
    onStored,
    limit: limits.rows,
    batchRows: limits.batchRows,
    everyMs: limits.writeEveryMs,
  });
  const views = createViewCounter({
    ...shared,
    losses: createLosses({
      log,
      now,
      message: 'page views were left out of the counts by audience',
      onLost: onViewsLost,
    }),
    limit: limits.audiences,
    everyMs: limits.countEveryMs,
  });
  let closing: Promise<void> | undefined;

  const close = async (): Promise<void> => {
    const late = wait(limits.closeMs, undefined, { ref: false });
    const within = (work: Promise<unknown>) => Promise.race([work.catch(ignore), late]);
    await within(Promise.allSettled([rows.finish(), views.finish()]));
    rows.giveUp();
    views.giveUp();
    await within(database.close());
  };

  return {
    exposed: (exposures) => rows.add(exposures.map(exposureRow)),
    converted: (conversion) => rows.add(conversionRows(conversion)),
    viewed: (page, audience) =>
      views.add(new Date(now()).toISOString().slice(0, 10), page, audience),
    isOpen: () => closing === undefined,
    close: () => {
      closing ??= close();
      return closing;
    },
  };
};
