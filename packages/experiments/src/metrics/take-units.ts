import { type Kysely, sql } from 'kysely';
import type { Unit } from '../recording/recorder.ts';
import type { RecordingSchema } from '../recording/schema.ts';

type Database = Kysely<RecordingSchema>;

/** Units whose changes are in no sum yet, of at most `batch` changes. */
export const takeChangedUnits = async (database: Database, batch: number): Promise<Unit[]> => {
  const { rows } = await sql<Unit>`
    with taken as (
      delete from experiments.changed_units
      where id in (select id from experiments.changed_units order by id limit ${batch})
      returning unit_kind, unit_id
    )
    select distinct unit_kind as kind, unit_id as id from taken`.execute(database);
  return rows;
};

/**
 * The next units for definitions that are new: each has a cursor over all units, and is complete at their end. A unit
 * that appears behind a cursor is noted as changed.
 */
export const takeNextUnits = async (database: Database, batch: number): Promise<Unit[]> => {
  const { rows: starts } = await sql<Unit>`
    select cursor_kind as kind, cursor_id as id from experiments.metric_definitions
    where final_before is null and not is_complete
    order by cursor_kind, cursor_id limit 1`.execute(database);
  const [start] = starts;
  if (!start) return [];
  const { rows } = await sql<Unit>`
    select distinct unit_kind as kind, unit_id as id from experiments.exposures
    where (unit_kind, unit_id) > (${start.kind}, ${start.id})
    order by unit_kind, unit_id limit ${batch}`.execute(database);
  const end = rows.at(-1);
  const change = end
    ? sql`cursor_kind = ${end.kind}, cursor_id = ${end.id}
          where (cursor_kind, cursor_id) < (${end.kind}, ${end.id})`
    : sql`is_complete = true where true`;
  await sql`
    update experiments.metric_definitions set ${change} and not is_complete`.execute(database);
  return rows;
};
