import type { Metrics } from '@broadsheet/contract/metrics';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { RecordingSchema } from '../recording/schema.ts';
import { lockSums } from './lock-sums.ts';
import { endUnwantedDefinitions } from './metric-definitions.ts';
import { dayBefore } from './open-days.ts';

type Database = Kysely<RecordingSchema>;

export interface ExpiryOptions {
  readonly metrics: Metrics;
  /** Epoch ms. */
  readonly now: number;
  /** Rows of one transaction. */
  readonly chunk?: number;
  /** Ends after the chunk that runs. */
  readonly signal?: AbortSignal;
}

const CHUNK = 5_000;
const RETENTION_DAYS = 396;

const oldMeasures = (day: string, chunk: number) => sql`
  delete from experiments.measures
  where id in (
    select id from experiments.measures
    where at < ${day}::timestamp at time zone 'UTC' limit ${chunk}
  )
  returning 1`;

/** What was folded of units, and is final: their sums stay. */
const oldUnits = (day: string, chunk: number) => sql`
  with old as (
    delete from experiments.folded_units
    where (unit_kind, unit_id, experiment, bucket_version) in (
      select unit_kind, unit_id, experiment, bucket_version from experiments.folded_units
      where day < ${day}::date limit ${chunk}
    )
    returning unit_kind, unit_id, experiment, bucket_version
  ), old_values as (
    delete from experiments.folded_values as row using old
    where row.unit_kind = old.unit_kind and row.unit_id = old.unit_id
      and row.experiment = old.experiment and row.bucket_version = old.bucket_version
  )
  select 1 from old`;

const endedValues = (chunk: number) => sql`
  delete from experiments.folded_values
  where ctid = any(array(
    select row.ctid from experiments.metric_definitions as ended
    join experiments.folded_values as row on row.definition = ended.id
    where final_before is not null limit ${chunk}
  ))
  returning 1`;

/** Sums that would change with their units; those of final exposures stay. */
const endedSums = (chunk: number) => sql`
  delete from experiments.metric_sums
  where ctid = any(array(
    select row.ctid from experiments.metric_definitions as ended
    join experiments.metric_sums as row on row.definition = ended.id and day >= final_before
    limit ${chunk}
  ))
  returning 1`;

/**
 * Deletes values after thirteen months, and what is no longer needed of definitions that ended. Each chunk is a
 * transaction of its own, so that nobody waits long.
 */
export const expireSums = async (database: Database, options: ExpiryOptions): Promise<void> => {
  const { metrics, now, chunk = CHUNK, signal } = options;
  const inSums = <Result>(task: (transaction: Database) => Promise<Result>) =>
    database.transaction().execute(async (transaction) => {
      await lockSums(transaction);
      return task(transaction);
    });
  const deleteInChunks = async (statement: RawBuilder<unknown>): Promise<void> => {
    let deleted = chunk;
    while (deleted === chunk && !signal?.aborted)
      deleted = (await inSums((transaction) => statement.execute(transaction))).rows.length;
  };
  await inSums((transaction) => endUnwantedDefinitions(transaction, metrics, now));
  const day = dayBefore(now, RETENTION_DAYS);
  await deleteInChunks(oldMeasures(day, chunk));
  await deleteInChunks(oldUnits(day, chunk));
  await deleteInChunks(endedValues(chunk));
  await deleteInChunks(endedSums(chunk));
};
