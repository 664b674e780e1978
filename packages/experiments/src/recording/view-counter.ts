import type { Audience } from '@broadsheet/contract/audience';
import { createFlushLoop } from '@broadsheet/recording/flush-loop';
import type { RowWriterOptions } from '@broadsheet/recording/row-writer';
import { writeAround } from '@broadsheet/recording/write-around';
import { type AudienceTallyRow, createAudienceTally } from './audience-tally.ts';
import type { RecordingDatabase } from './recording-database.ts';
import { writeAudienceCounts } from './write-audience-counts.ts';

export interface ViewCounterOptions
  extends Omit<RowWriterOptions<never>, 'write' | 'batchRows' | 'limit'> {
  readonly database: RecordingDatabase;
  /** Audiences that may wait. */
  readonly limit: number;
}

/** Sums page views in memory and adds them to those of the database in the background. */
export const createViewCounter = (options: ViewCounterOptions) => {
  const { database, losses, telling, limit, ...pace } = options;
  const tally = createAudienceTally(limit);
  let stopped = false;

  const write = async (rows: readonly AudienceTallyRow[]): Promise<void> => {
    await database.run((db) => writeAudienceCounts(db, rows));
    tally.settle(rows);
  };
  const refuse = (row: AudienceTallyRow, error: unknown): void => {
    tally.settle([row]);
    losses.addRefused(row.views, error);
  };
  const flush = async (): Promise<void> => {
    if (!tally.isEmpty()) await writeAround(tally.rows(), write, refuse);
  };
  const loop = createFlushLoop({ ...pace, flush: telling(flush), isEmpty: tally.isEmpty });

  return {
    /** `day` is YYYY-MM-DD in UTC. */
    add: (day: string, page: string, audience: Audience): void => {
      if (stopped || !tally.add(day, page, audience)) losses.add(1);
      else loop.wake();
    },
    /** Ends the background work and writes what waits; throws what keeps it from that. */
    finish: async (): Promise<void> => {
      stopped = true;
      await loop.stop();
      await flush();
    },
    /** Counts as lost what still waits. */
    giveUp: (): void => {
      losses.add(tally.views());
      losses.tell();
    },
  };
};
