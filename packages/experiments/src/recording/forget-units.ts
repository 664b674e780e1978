import { type Kysely, sql } from 'kysely';
import { tryLockSums } from '../metrics/lock-sums.ts';
import type { ForgetRow } from './recorded-row.ts';
import type { RecordingSchema } from './schema.ts';

type Database = Kysely<RecordingSchema>;
type Forgotten = Pick<ForgetRow, 'unit_kind' | 'unit_id'>;

/** Requests of one transaction. */
const BATCH = 500;

const anonymise = async (transaction: Database, units: readonly Forgotten[]): Promise<void> => {
  await sql`
    with forgotten as materialized (
      select unit_kind, unit_id, gen_random_uuid()::text as anonymous
      from json_to_recordset(${JSON.stringify(units)}::json) as given (unit_kind text, unit_id text)
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
    )
    delete from experiments.seeker_buckets
    where seeker_id in (select unit_id from forgotten where unit_kind = 'seeker')`.execute(
    transaction,
  );
  // The statement above has noted their former ids as changed.
  await sql`
    delete from experiments.changed_units as row
    using json_to_recordset(${JSON.stringify(units)}::json) as given (unit_kind text, unit_id text)
    where row.unit_kind = given.unit_kind and row.unit_id = given.unit_id`.execute(transaction);
};

/**
 * Replaces each unit that wants to be forgotten by a random number, so that reports have the same counts and nobody can
 * identify the person. The ids of rows are replaced too, since they can be computed from the unit. Arms that follow an
 * account are deleted. The caller has the lock of the sums: a fold that has read the unit would store it again.
 */
export const forgetRequestedUnits = async (transaction: Database): Promise<void> => {
  const { rows } = await sql<Forgotten>`
    delete from experiments.forget_requests
    where id in (select id from experiments.forget_requests order by id limit ${BATCH})
    returning unit_kind, unit_id`.execute(transaction);
  if (rows.length > 0) await anonymise(transaction, rows);
};

/** Forgets units now, or while the sums are being folded, with the next batch: a recorder does not wait for a fold. */
export const forgetUnits = async (
  database: Database,
  rows: readonly ForgetRow[],
): Promise<void> => {
  if (rows.length === 0) return;
  await sql`
    insert into experiments.forget_requests (unit_kind, unit_id)
    select distinct unit_kind, unit_id
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (unit_kind text, unit_id text)`.execute(
    database,
  );
  await database.transaction().execute(async (transaction) => {
    if (await tryLockSums(transaction)) await forgetRequestedUnits(transaction);
  });
};
