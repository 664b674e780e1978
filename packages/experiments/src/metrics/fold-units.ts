import { type Kysely, sql } from 'kysely';
import type { Unit } from '../recording/recorder.ts';
import type { RecordingSchema } from '../recording/schema.ts';

type Database = Kysely<RecordingSchema>;

/** Days before the day of exposure whose values are summed as `before`. */
const DAYS_BEFORE = 14;

const OPEN_DEFINITIONS = sql`
  (select id, definition from experiments.metric_definitions where final_before is null)`;

const unitsOf = (units: readonly Unit[]) => sql`
  (select unit_kind, unit_id
   from json_to_recordset(${JSON.stringify(units.map(({ kind, id }) => ({ unit_kind: kind, unit_id: id })))}::json)
     as given (unit_kind text, unit_id text)) as changed`;

/** Adds values of units to the sums of their cells. @param sign -1 takes them out */
const addValues = (from: string, sign: 1 | -1) => sql`
  insert into experiments.metric_sums as sums
    (experiment, bucket_version, arm, brand, cohort, day, definition, lag, events,
     y, yy, x, xx, xy, before, before_before, before_y, before_x)
  select experiment, bucket_version, arm, brand, cohort, day, definition, lag,
         ${sql.lit(sign)} * count(*) filter (where y > 0), ${sql.lit(sign)} * sum(y),
         ${sql.lit(sign)} * sum(y * y), ${sql.lit(sign)} * sum(x), ${sql.lit(sign)} * sum(x * x),
         ${sql.lit(sign)} * sum(x * y), ${sql.lit(sign)} * sum(before),
         ${sql.lit(sign)} * sum(before * before), ${sql.lit(sign)} * sum(before * y),
         ${sql.lit(sign)} * sum(before * x)
  from ${sql.table(from)}
  group by experiment, bucket_version, arm, brand, cohort, day, definition, lag
  on conflict (experiment, bucket_version, definition, day, arm, brand, cohort, lag) do update
  set events = sums.events + excluded.events, y = sums.y + excluded.y, yy = sums.yy + excluded.yy,
      x = sums.x + excluded.x, xx = sums.xx + excluded.xx, xy = sums.xy + excluded.xy,
      before = sums.before + excluded.before,
      before_before = sums.before_before + excluded.before_before,
      before_y = sums.before_y + excluded.before_y, before_x = sums.before_x + excluded.before_x`;

const addUnits = (from: string, sign: 1 | -1) => sql`
  insert into experiments.unit_counts as counts
    (experiment, bucket_version, arm, brand, cohort, day, units)
  select experiment, bucket_version, arm, brand, cohort, day, ${sql.lit(sign)} * count(*)
  from ${sql.table(from)}
  group by experiment, bucket_version, arm, brand, cohort, day
  on conflict (experiment, bucket_version, arm, brand, cohort, day) do update
  set units = counts.units + excluded.units`;

/** Takes out of the sums what was added for these units. */
const removeUnits = async (database: Database, units: readonly Unit[], firstDay: string) => {
  await sql`
    with gone as (
      delete from experiments.folded_units as row using ${unitsOf(units)}
      where row.unit_kind = changed.unit_kind and row.unit_id = changed.unit_id
        and row.day >= ${firstDay}::date
      returning row.*
    ), gone_values as (
      delete from experiments.folded_values as row using ${unitsOf(units)}
      where row.unit_kind = changed.unit_kind and row.unit_id = changed.unit_id
        and row.day >= ${firstDay}::date
        and row.definition in (select id from ${OPEN_DEFINITIONS} as open)
      returning row.*
    ), subtracted as (${addUnits('gone', -1)})
    ${addValues('gone_values', -1)}`.execute(database);
};

/** The value of a unit in one period, by the kind of its metric. */
const valueIn = (period: 'after' | 'before') => {
  const counted = sql`where source = wanted and ${sql.ref(period)}`;
  return sql`
    case kind
      when 'ratio' then coalesce(sum(least(value, cap)) filter (${counted}), 0)
      when 'mean' then least(coalesce(sum(value) filter (${counted}), 0), cap)
      else least(count(*) filter (${counted}), 1)
    end`;
};

/**
 * Adds to the sums what the records say of these units now. A unit has one exposure; one that met several arms is in no
 * sum. Values count from the exposure on; those before are of the days before its day.
 */
const addUnitsAgain = async (database: Database, units: readonly Unit[], firstDay: string) => {
  await sql`
    with met as (
      select exposure.*, (exposure.at at time zone 'UTC')::date as day,
             count(*) over (partition by experiment, bucket_version, unit_kind, unit_id) as arms
      from experiments.exposures as exposure join ${unitsOf(units)} using (unit_kind, unit_id)
    ), exposed as (
      select * from met where arms = 1 and day >= ${firstDay}::date
    ), added as (
      insert into experiments.folded_units
        (experiment, bucket_version, arm, brand, cohort, day, unit_kind, unit_id)
      select experiment, bucket_version, arm, brand, cohort, day, unit_kind, unit_id from exposed
    ), measured as (
      select experiment, bucket_version, arm, exposed.brand, cohort, day, unit_kind, unit_id,
             definition, kind, wanted, divisor, cap, value, measure.source,
             measure.at as happened, exposed.at as met_at,
             measure.at >= exposed.at and measure.at < exposed.at + make_interval(days => days) as after,
             measure.at < day::timestamp at time zone 'UTC'
               and measure.at >= (day - ${sql.lit(DAYS_BEFORE)})::timestamp at time zone 'UTC' as before
      from exposed
      join experiments.measured as measure using (unit_kind, unit_id)
      join (
        select open.id as definition, kind, source as wanted, divisor, days, cap
        from ${OPEN_DEFINITIONS} as open, jsonb_to_record(open.definition) as given
          (kind text, source text, divisor text, days integer, cap numeric)
      ) as definitions on measure.source = wanted or measure.source = divisor
    ), valued as (
      select experiment, bucket_version, arm, brand, cohort, day, unit_kind, unit_id, definition,
             case kind when 'time' then coalesce(floor(extract(epoch from
               min(happened) filter (where source = wanted and after) - met_at) / 86400), 0) else 0
             end::smallint as lag,
             ${valueIn('after')} as y,
             count(*) filter (where source = divisor and after)::numeric as x,
             ${valueIn('before')} as before
      from measured
      group by experiment, bucket_version, arm, brand, cohort, day, unit_kind, unit_id, definition, kind,
               cap, met_at
    ), stored as (
      insert into experiments.folded_values
        (experiment, bucket_version, arm, brand, cohort, day, unit_kind, unit_id, definition, lag, y, x, before)
      select experiment, bucket_version, arm, brand, cohort, day, unit_kind, unit_id, definition, lag, y, x, before
      from valued where y <> 0 or x <> 0 or before <> 0
      returning *
    ), counted as (${addUnits('exposed', 1)})
    ${addValues('stored', 1)}`.execute(database);
};

/** Replaces what the sums hold of some units by what the records say now; doing it again changes nothing. */
export const foldUnits = async (
  transaction: Database,
  units: readonly Unit[],
  firstDay: string,
): Promise<void> => {
  await removeUnits(transaction, units, firstDay);
  await addUnitsAgain(transaction, units, firstDay);
};
