import { createAwayLog } from '@broadsheet/recording/away-log';
import { closeWriters } from '@broadsheet/recording/close-writers';
import { type Schedule, scheduleTimer } from '@broadsheet/recording/flush-loop';
import { createLosses } from '@broadsheet/recording/losses';
import type { RecordingLog } from '@broadsheet/recording/recording-log';
import { createRowWriter } from '@broadsheet/recording/row-writer';
import type { DatabaseUrl } from '@broadsheet/site-database/site-database';
import { conversionRows, exposureRow, forgetRow, type RecordedRow } from './recorded-row.ts';
import type { Recorder } from './recorder.ts';
import { openRecordingDatabase } from './recording-database.ts';
import { createViewCounter } from './view-counter.ts';
import { writeRows } from './write-rows.ts';

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
  readonly log: RecordingLog;
  /** Epoch ms. */
  readonly now: () => number;
  /** Exposures and conversions that were given up. */
  readonly onLost: (count: number) => void;
  /** Exposures that the database did not have yet. */
  readonly onStored?: (count: number) => void;
  /** Page views that are in no count. */
  readonly onViewsLost?: (count: number) => void;
  /** Is given what counts the exposures and conversions that wait. */
  readonly followWaiting?: (count: () => number) => void;
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
    telling: createAwayLog(log),
    longestPauseMs: limits.longestPauseMs,
    schedule: options.schedule ?? scheduleTimer,
  };
  const rows = createRowWriter<RecordedRow>({
    ...shared,
    write: async (waiting) => {
      const stored = await database.run((db) => writeRows(db, waiting));
      if (stored > 0) onStored(stored);
    },
    losses: createLosses({
      log,
      now,
      message: 'exposures or conversions of experiments were lost',
      onLost,
    }),
    limit: limits.rows,
    batchRows: limits.batchRows,
    everyMs: limits.writeEveryMs,
  });
  const views = createViewCounter({
    ...shared,
    database,
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
  options.followWaiting?.(rows.waiting);

  return {
    exposed: (exposures) => rows.add(exposures.map(exposureRow)),
    converted: (conversion) => rows.add(conversionRows(conversion)),
    forget: (units) => rows.add(units.map(forgetRow)),
    viewed: (page, audience) =>
      views.add(new Date(now()).toISOString().slice(0, 10), page, audience),
    isOpen: () => closing === undefined,
    close: () => {
      closing ??= closeWriters([rows, views], database.close, limits.closeMs);
      return closing;
    },
  };
};
