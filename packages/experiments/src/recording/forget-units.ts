import { type Kysely, sql } from 'kysely';
import { lockSums } from '../metrics/lock-sums.ts';
import type { ForgetRow } from './recorded-row.ts';
import type { RecordingSchema } from './schema.ts';

/**
 * Replaces each unit by a random number, so that reports have the same counts and nobody can identify the person. The
 * ids of rows are replaced too, since they can be computed from the unit. Arms that follow an account are deleted.
 */
export const forgetUnits = async (
  database: Kysely<RecordingSchema>,
  rows: readonly ForgetRow[],
): Promise<void> => {
  if (rows.length === 0) return;
  await database.transaction().execute(async (transaction) => {
    // A fold that has read the unit would store it again.
    await lockSums(transaction);
    await sql`
    with forgotten as materialized (
      select unit_kind, unit_id, gen_random_uuid()::text as anonymous
      from json_to_recordset(${JSON.stringify(rows)}::json) as given (unit_kind text, unit_id text)
      group by unit_kind, unit_id
    ), exposures as (
      update experiments.exposures as row
      set id = uuid_send(gen_random_uuid()), unit_id = anonymous
      from forgotten
      where row.unit_kind = forgotten.unit_kind and row.unit_id = forgotten.unit_id
    ), conversions as (
      update experiments.conversions as row
      set id = uuid_send(gen_random_uuid()), unit_id = anonymous
      from forgotten
      where row.unit_kind = forgotten.unit_kind and row.unit_id = forgotten.unit_id
    ), measures as (
      update experiments.measures as row
      set id = uuid_send(gen_random_uuid()), unit_id = anonymous
      from forgotten
      where row.unit_kind = forgotten.unit_kind and row.unit_id = forgotten.unit_id
    ), folded_units as (
      update experiments.folded_units as row
      set unit_id = anonymous
      from forgotten
      where row.unit_kind = forgotten.unit_kind and row.unit_id = forgotten.unit_id
    ), folded_values as (
      update experiments.folded_values as row
      set unit_id = anonymous
      from forgotten
      where row.unit_kind = forgotten.unit_kind and row.unit_id = forgotten.unit_id
    ), changed_units as (
      delete from experiments.changed_units as row
      using forgotten
      where row.unit_kind = forgotten.unit_kind and row.unit_id = forgotten.unit_id
    )
    delete from experiments.seeker_buckets
    where seeker_id in (select unit_id from forgotten where unit_kind = 'seeker')`.execute(
      transaction,
    );
  });
};
