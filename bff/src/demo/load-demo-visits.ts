import { DAY_MS } from '@broadsheet/contract/durations';
import {
  openRecordingDatabase,
  type RecordingDatabase,
} from '@broadsheet/experiments/recording/recording-database';
import type { RecordingSchema } from '@broadsheet/experiments/recording/schema';
import { writeAudienceCounts } from '@broadsheet/experiments/recording/write-audience-counts';
import { writeRows } from '@broadsheet/experiments/recording/write-rows';
import type { DatabaseUrl } from '@broadsheet/site-database/site-database';
import type { EventSink } from '@broadsheet/telemetry/tracking/event-sink';
import { createPostgresSink } from '@broadsheet/telemetry/tracking/postgres-sink';
import { type Kysely, sql } from 'kysely';
import { type DemoDay, type DemoDayInput, demoDayOf } from './demo-day.ts';

/** As far as shares, sizing and Studio look back. */
export const DEMO_DAYS = 28;
const BATCH_ROWS = 1_000;
/** Any number that no other lock of the database has. */
const LOCK = 890_028;

export interface DemoVisitsOptions extends Omit<DemoDayInput, 'day'> {
  readonly databaseUrl: DatabaseUrl;
  /** False where events go elsewhere. */
  readonly storesEvents: boolean;
  /** Epoch ms. */
  readonly now: () => number;
  readonly signal: AbortSignal;
}

const batchesOf = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / BATCH_ROWS) }, (_, index) =>
    rows.slice(index * BATCH_ROWS, (index + 1) * BATCH_ROWS),
  );

const hasViewsOf = async (database: Kysely<RecordingSchema>, day: number): Promise<boolean> => {
  const { rows } = await sql`
    select from experiments.audience_counts where day = ${new Date(day).toISOString()}::date limit 1`.execute(
    database,
  );
  return rows.length > 0;
};

/** Events, exposures and conversions are stored once however often they are written; views are not, and come last. */
const writeDay = async (
  recording: RecordingDatabase,
  sink: EventSink | null,
  day: number,
  { events, rows, counts }: DemoDay,
): Promise<void> => {
  if (sink) for (const batch of batchesOf(events)) await sink.send(batch);
  await recording.run((database) =>
    database.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction);
      if (await hasViewsOf(transaction, day)) return;
      for (const batch of batchesOf(rows)) await writeRows(transaction, batch);
      for (const batch of batchesOf(counts)) await writeAudienceCounts(transaction, batch);
    }),
  );
};

/** Fills each of the last days that has no recorded views, oldest first. Throws database errors. */
export const loadDemoVisits = async (options: DemoVisitsOptions): Promise<void> => {
  const { databaseUrl, now, signal } = options;
  const recording = openRecordingDatabase(databaseUrl);
  const sink = options.storesEvents ? createPostgresSink({ databaseUrl, now }) : null;
  try {
    const today = Math.floor(now() / DAY_MS) * DAY_MS;
    for (let back = DEMO_DAYS; back > 0 && !signal.aborted; back -= 1) {
      const day = today - back * DAY_MS;
      if (await recording.run((database) => hasViewsOf(database, day))) continue;
      await writeDay(recording, sink, day, demoDayOf({ ...options, day }));
    }
  } finally {
    await Promise.all([recording.close(), sink?.close()]);
  }
};
