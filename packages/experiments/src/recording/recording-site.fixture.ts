import type { Audience } from '@broadsheet/contract/audience';
import { createManualSchedule } from '@broadsheet/telemetry/recording/manual-schedule.fixture';
import { Kysely, PostgresDialect, type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import { openRecorder, type RecorderOptions } from './open-recorder.ts';
import type { Conversion, Exposure, Recorder } from './recorder.ts';
import type { RecordingSchema } from './schema.ts';

export const NOW = Date.parse('2026-11-21T10:00:00Z');

export const audience: Audience = {
  brand: 'tech',
  cohort: 'freshers',
  experienceBand: 2,
  membership: 'visitor',
  device: 'phone',
  city: null,
  category: 'backend',
  crawler: false,
};

export const exposureOf = (visitor: string, more: Partial<Exposure> = {}): Exposure => ({
  assignment: {
    key: 'home-order',
    arm: 'b',
    bucketVersion: 1,
    unit: { kind: 'visitor', id: visitor },
  },
  brand: 'tech',
  cohort: 'freshers',
  at: NOW,
  ...more,
});

export const conversionOf = (visitor: string, more: Partial<Conversion> = {}): Conversion => ({
  metric: 'apply',
  participant: { visitorId: visitor, seekerId: null },
  brand: 'tech',
  subject: 'job-1',
  at: NOW,
  ...more,
});

interface OpenedDatabase {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Recorders over a database of the test, with timers that the test fires, and their reports. */
export const openRecording = (opened: OpenedDatabase) => {
  const pool = new pg.Pool({ connectionString: opened.url });
  // The database is dropped by force, perhaps before the end of a connection was noticed.
  pool.on('error', () => undefined);
  const database = new Kysely<RecordingSchema>({ dialect: new PostgresDialect({ pool }) });
  const recorders: Recorder[] = [];
  const logged: { fields: object; message: string }[] = [];
  const losses = { lost: 0, stored: 0, viewsLost: 0 };
  const { schedule, pauses, run } = createManualSchedule();
  const note = (fields: object, message: string) => void logged.push({ fields, message });
  const open = async (options: Partial<RecorderOptions> = {}): Promise<Recorder> => {
    const recorder = await openRecorder({
      databaseUrl: opened.url,
      log: { info: note, warn: note },
      now: () => NOW,
      onLost: (count) => {
        losses.lost += count;
      },
      onStored: (count) => {
        losses.stored += count;
      },
      onViewsLost: (count) => {
        losses.viewsLost += count;
      },
      schedule,
      ...options,
      // Independent of the machine's load; a test that needs less sets it.
      limits: { closeMs: 20_000, ...options.limits },
    });
    recorders.push(recorder);
    return recorder;
  };
  const runQuery = async <Row>(question: RawBuilder<Row>): Promise<Row[]> =>
    (await question.execute(database)).rows;
  return {
    url: opened.url,
    database,
    logged,
    losses,
    pauses,
    run,
    open,
    runQuery,
    countOf: async (table: 'exposures' | 'conversions'): Promise<number> => {
      const from = sql.table(`experiments.${table}`);
      const [row] = await runQuery(sql<{ n: number }>`select count(*)::int as n from ${from}`);
      return row?.n ?? 0;
    },
    close: async (): Promise<void> => {
      await Promise.all(recorders.map((recorder) => recorder.close()));
      await database.destroy();
      await opened.close();
    },
  };
};
