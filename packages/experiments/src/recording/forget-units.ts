import { type Kysely, sql } from 'kysely';
import type { ForgetRow } from './recorded-row.ts';
import type { RecordingSchema } from './schema.ts';

/**
 * Puts a number that means nothing in the place of each unit, so that reports count it as before and nobody can tell whose
 * it was: the ids of rows are drawn anew, since they could be made from the unit. Arms that follow an account are removed.
 */
export const forgetUnits = async (
  database: Kysely<RecordingSchema>,
  rows: readonly ForgetRow[],
): Promise<void> => {
  if (rows.length === 0) return;
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
    )
    delete from experiments.seeker_buckets
    where seeker_id in (select unit_id from forgotten where unit_kind = 'seeker')`.execute(
    database,
  );
};
