import type { DatabaseUrl } from '@broadsheet/site-database/site-database';
import { addTo } from '@broadsheet/telemetry/recording/sum-tally';
import {
  createWriterGroup,
  type RecordingOptions,
} from '@broadsheet/telemetry/recording/writer-group';
import {
  conversionRows,
  exposureRow,
  forgetRow,
  measureRows,
  type RecordedRow,
} from './recorded-row.ts';
import type { Recorder } from './recorder.ts';
import { openRecordingDatabase } from './recording-database.ts';
import {
  type AudienceViewsKey,
  audienceViewsId,
  writeAudienceCounts,
} from './write-audience-counts.ts';
import { writeRows } from './write-rows.ts';

const LIMITS = {
  /** Buffered exposures and conversions. */
  rows: 10_000,
  /** Audiences with buffered views. */
  audiences: 5_000,
  batchRows: 500,
  rowsIntervalMs: 250,
  viewsIntervalMs: 5_000,
  maxPauseMs: 30_000,
  closeMs: 2_000,
};

export interface RecorderOptions extends RecordingOptions {
  readonly databaseUrl: DatabaseUrl;
  /** Exposures and conversions that were dropped. */
  readonly onLost: (count: number) => void;
  /** Exposures that the database did not have yet. */
  readonly onStored?: (count: number) => void;
  /** Page views that are in no count. */
  readonly onViewsLost?: (count: number) => void;
  readonly limits?: Partial<typeof LIMITS>;
}

const ignore = (): void => undefined;

/**
 * A recorder over PostgreSQL that opens immediately. While the database is away, rows are buffered in memory, up to the
 * limits. Further rows are lost and counted.
 */
export const openRecorder = async (options: RecorderOptions): Promise<Recorder> => {
  const { now, onLost, onStored = ignore, onViewsLost = ignore } = options;
  const limits = { ...LIMITS, ...options.limits };
  const database = openRecordingDatabase(options.databaseUrl);
  const group = createWriterGroup({ ...options, ...limits, closeTarget: database.close });
  const rows = group.addRowWriter<RecordedRow>({
    write: async (waiting) => {
      const stored = await database.run((db) => writeRows(db, waiting));
      if (stored > 0) onStored(stored);
    },
    lossMessage: 'exposures or conversions of experiments were lost',
    onLost,
    limit: limits.rows,
    batchRows: limits.batchRows,
    intervalMs: limits.rowsIntervalMs,
  });
  const views = group.addSumWriter<AudienceViewsKey>({
    write: (waiting) => database.run((db) => writeAudienceCounts(db, waiting)),
    lossMessage: 'page views were left out of the counts by audience',
    onLost: onViewsLost,
    weigh: ([count = 0]) => count,
    limit: limits.audiences,
    intervalMs: limits.viewsIntervalMs,
  });
  options.followWaiting?.(rows.waiting);

  return {
    exposed: (exposures) => rows.add(exposures.map(exposureRow)),
    converted: (conversion) => rows.add(conversionRows(conversion)),
    measured: (measure) => rows.add(measureRows(measure)),
    forget: (units) => rows.add(units.map(forgetRow)),
    viewed: (page, audience) => {
      const key = { day: new Date(now()).toISOString().slice(0, 10), page, audience };
      views.add(
        audienceViewsId(key),
        () => key,
        1,
        (sums) => addTo(sums, 0, 1),
      );
    },
    isOpen: group.isOpen,
    close: group.close,
  };
};
