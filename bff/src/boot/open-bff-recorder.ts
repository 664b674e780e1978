import { closedRecorder } from '@broadsheet/experiments/recording/closed-recorder';
import { openRecorder } from '@broadsheet/experiments/recording/open-recorder';
import type { Recorder } from '@broadsheet/experiments/recording/recorder';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { databaseUrlOf } from '../database-url-of.ts';
import type { Metrics } from '../metrics/metrics.ts';

export interface BffRecorderOptions {
  readonly database: Config['database'];
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
  readonly now: () => number;
  /** The longest time that closing may take to write the buffer. */
  readonly closeMs: number;
}

const NO_DATABASE = 'no DATABASE_URL: nothing is recorded, and experiments serve control to all';

/** The recorder of this site, counted in its metrics; without a database a disabled one, and a line in the log. */
export const openBffRecorder = async (options: BffRecorderOptions): Promise<Recorder> => {
  const { database, metrics, log, now, closeMs } = options;
  if (!database) {
    log.info(NO_DATABASE);
    return closedRecorder;
  }
  return openRecorder({
    databaseUrl: databaseUrlOf(database),
    log,
    now,
    onLost: (count) => metrics.exposuresLost.inc(count),
    onStored: (count) => metrics.exposures.inc(count),
    onViewsLost: (count) => metrics.audienceViewsLost.inc(count),
    followWaiting: metrics.outbox('exposures'),
    limits: { closeMs },
  });
};
