import type { BlockCounter } from '@broadsheet/telemetry/block-counts/block-counter';
import { closedBlockCounter } from '@broadsheet/telemetry/block-counts/block-counter';
import { openBlockCounter } from '@broadsheet/telemetry/block-counts/open-block-counter';
import { databaseUrlOf } from '../database-url-of.ts';
import type { BffRecorderOptions } from './open-bff-recorder.ts';

/** The block counter of this site, whose losses are metrics; a disabled one without a database. */
export const openBffBlockCounter = (options: BffRecorderOptions): BlockCounter => {
  const { database, metrics, log, now, closeMs } = options;
  if (!database) return closedBlockCounter;
  return openBlockCounter({
    databaseUrl: databaseUrlOf(database),
    log,
    now,
    onLost: (count) => metrics.blockCountsLost.inc(count),
    followWaiting: metrics.outbox('block_counts'),
    limits: { closeMs },
  });
};
