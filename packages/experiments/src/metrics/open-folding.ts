import type { Metrics } from '@broadsheet/contract/metrics';
import type { DatabaseUrl } from '@broadsheet/site-database/site-database';
import { type Schedule, scheduleTimer } from '@broadsheet/telemetry/recording/flush-loop';
import type { RecordingLog } from '@broadsheet/telemetry/recording/recording-log';
import { openRecordingDatabase } from '../recording/recording-database.ts';
import { foldMetrics } from './fold-metrics.ts';

export interface FoldingOptions {
  readonly databaseUrl: DatabaseUrl;
  /** The metrics that are live. */
  readonly metrics: () => Metrics;
  readonly log: RecordingLog;
  /** Epoch ms. */
  readonly now: () => number;
  readonly schedule?: Schedule;
}

const INTERVAL_MS = 60_000;
/** After another definition every unit is queued in one statement. */
const TIMEOUT_MS = 60_000;

/** Folds what was recorded into the sums of metrics, every minute; a failed fold is repeated by the next one. */
export const openFolding = (options: FoldingOptions): { readonly close: () => Promise<void> } => {
  const { metrics, log, now, schedule = scheduleTimer } = options;
  const database = openRecordingDatabase(options.databaseUrl, TIMEOUT_MS);
  let followed = { metrics: metrics(), since: now() };
  let running: Promise<void> = Promise.resolve();
  let isClosed = false;
  const fold = async (): Promise<void> => {
    const live = metrics();
    if (live !== followed.metrics) followed = { metrics: live, since: now() };
    try {
      await database.run((db) => foldMetrics(db, { ...followed, now: now() }));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log.warn(
        { reason },
        'metrics of experiments are not up to date; the next minute tries again',
      );
    }
    if (!isClosed) cancel = schedule(run, INTERVAL_MS);
  };
  const run = (): Promise<void> => {
    running = fold();
    return running;
  };
  let cancel = schedule(run, INTERVAL_MS);
  return {
    close: async () => {
      isClosed = true;
      cancel();
      await running;
      await database.close();
    },
  };
};
