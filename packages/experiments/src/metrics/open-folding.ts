import { setTimeout as wait } from 'node:timers/promises';
import type { Metrics } from '@broadsheet/contract/metrics';
import type { DatabaseUrl } from '@broadsheet/site-database/site-database';
import { type Schedule, scheduleTimer } from '@broadsheet/telemetry/recording/flush-loop';
import type { RecordingLog } from '@broadsheet/telemetry/recording/recording-log';
import { openRecordingDatabase, type RecordingDatabase } from '../recording/recording-database.ts';
import { expireSums } from './expire-sums.ts';
import { foldMetrics } from './fold-metrics.ts';
import { type FoldBacklog, loadFoldBacklog } from './load-metric-sums.ts';

export interface FoldingOptions {
  readonly databaseUrl: DatabaseUrl;
  /** The metrics that are live. */
  readonly metrics: () => Metrics;
  readonly log: RecordingLog;
  /** Epoch ms. */
  readonly now: () => number;
  /** How long `close` may take. */
  readonly closeMs?: number;
  /** Receives every minute what is not in the sums yet. */
  readonly onBacklog?: (backlog: FoldBacklog) => void;
  readonly schedule?: Schedule;
}

const INTERVAL_MS = 60_000;
const EXPIRY_INTERVAL_MS = 3_600_000;
const CLOSE_MS = 2_000;

const ignore = (): void => undefined;

/** Folds, and once an hour deletes what is too old; neither prevents the other. */
const createWork = (
  { metrics, log, now, onBacklog = ignore }: FoldingOptions,
  database: RecordingDatabase,
  signal: AbortSignal,
) => {
  let expiresAt = 0;
  const attempt = async (task: Parameters<typeof database.run<void>>[0], message: string) => {
    if (signal.aborted) return false;
    try {
      await database.run(task);
      return true;
    } catch (error) {
      if (!signal.aborted)
        log.warn({ reason: error instanceof Error ? error.message : String(error) }, message);
      return false;
    }
  };
  return async (): Promise<void> => {
    const options = { metrics: metrics(), now: now(), signal };
    await attempt(async (db) => {
      await foldMetrics(db, options);
      onBacklog(await loadFoldBacklog(db, options.metrics));
    }, 'metrics of experiments are not up to date; the next minute tries again');
    if (options.now < expiresAt) return;
    const hasExpired = await attempt(
      (db) => expireSums(db, options),
      'old values of metrics were not deleted; the next minute tries again',
    );
    if (hasExpired) expiresAt = options.now + EXPIRY_INTERVAL_MS;
  };
};

/** Folds what was recorded into the sums of metrics, every minute; a failed fold is repeated by the next one. */
export const openFolding = (options: FoldingOptions): { readonly close: () => Promise<void> } => {
  const { schedule = scheduleTimer, closeMs = CLOSE_MS } = options;
  const database = openRecordingDatabase(options.databaseUrl);
  const closing = new AbortController();
  const work = createWork(options, database, closing.signal);
  let running: Promise<void> = Promise.resolve();
  const run = async (): Promise<void> => {
    running = work();
    await running;
    if (!closing.signal.aborted) cancel = schedule(run, INTERVAL_MS);
  };
  let cancel = schedule(run, INTERVAL_MS);
  return {
    /** Ends after the batch that runs; one that takes longer than `closeMs` is undone by the database. */
    close: async () => {
      closing.abort();
      cancel();
      const deadline = wait(closeMs, undefined, { ref: false });
      await Promise.race([running, deadline]);
      await Promise.race([database.close(), deadline]);
    },
  };
};
