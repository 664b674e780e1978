import { type Kysely, sql } from 'kysely';
import type { Unit } from '../recording/recorder.ts';
import type { RecordingSchema } from '../recording/schema.ts';
import { foldUnits } from './fold-units.ts';
import { type FollowedMetrics, followDefinitions } from './follow-definitions.ts';
import { tryLockSums } from './lock-sums.ts';

type Database = Kysely<RecordingSchema>;

export interface FoldOptions extends FollowedMetrics {
  /** Epoch ms. */
  readonly now: number;
  /** Changes of one transaction. */
  readonly batch?: number;
}

const BATCH = 5_000;
const DAY_MS = 86_400_000;
/** Exposures older than this are final; longer than the longest window, shorter than the retention of values. */
const OPEN_DAYS = 365;
const RETENTION_DAYS = 396;

const dayBefore = (now: number, days: number): string =>
  new Date(now - days * DAY_MS).toISOString().slice(0, 10);

/** Units whose changes are in no sum yet, at most `batch` changes. */
const takeChangedUnits = async (database: Database, batch: number) => {
  const { rows } = await sql<Unit>`
    with taken as (
      delete from experiments.changed_units
      where id in (select id from experiments.changed_units order by id limit ${batch})
      returning unit_kind, unit_id
    )
    select distinct unit_kind as kind, unit_id as id from taken`.execute(database);
  return rows;
};

const deleteOldMeasures = async (database: Database, now: number): Promise<void> => {
  await sql`
    delete from experiments.measures
    where at < ${dayBefore(now, RETENTION_DAYS)}::timestamp at time zone 'UTC'`.execute(database);
};

/** One transaction; returns whether there may be more to fold. */
const foldBatch = (database: Database, options: FoldOptions): Promise<boolean> =>
  database.transaction().execute(async (transaction) => {
    if (!(await tryLockSums(transaction))) return false;
    const firstDay = dayBefore(options.now, OPEN_DAYS);
    if (!(await followDefinitions(transaction, options, firstDay))) return false;
    const units = await takeChangedUnits(transaction, options.batch ?? BATCH);
    if (units.length === 0) return false;
    await foldUnits(transaction, units, options.metrics, firstDay);
    return true;
  });

/**
 * Brings the sums of all experiments up to date: takes the units that changed since the last fold out of the sums, and
 * adds them as they are now. Each batch is one transaction, so that an end in the middle leaves exact sums, and the rest
 * for the next fold. While another replica folds, it does nothing.
 */
export const foldMetrics = async (database: Database, options: FoldOptions): Promise<void> => {
  await deleteOldMeasures(database, options.now);
  while (await foldBatch(database, options));
};
