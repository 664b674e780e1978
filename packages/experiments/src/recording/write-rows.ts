import { type Kysely, sql } from 'kysely';
import { forgetUnits } from './forget-units.ts';
import type { ConversionRow, ExposureRow, MeasureRow, RecordedRow } from './recorded-row.ts';
import type { RecordingSchema } from './schema.ts';

const writeExposures = async (
  database: Kysely<RecordingSchema>,
  rows: readonly ExposureRow[],
): Promise<number> => {
  if (rows.length === 0) return 0;
  const { numAffectedRows = 0n } = await sql`
    insert into experiments.exposures
      (id, experiment, bucket_version, arm, unit_kind, unit_id, brand, cohort, at)
    select decode(id, 'hex'), experiment, bucket_version, arm, unit_kind, unit_id, brand, cohort,
           to_timestamp(at / 1000)
    from json_to_recordset(${JSON.stringify(rows)}::json) as given
      (id text, experiment text, bucket_version integer, arm text, unit_kind text, unit_id text,
       brand text, cohort text, at double precision)
    on conflict (id) do nothing`.execute(database);
  return Number(numAffectedRows);
};

const writeConversions = async (
  database: Kysely<RecordingSchema>,
  rows: readonly ConversionRow[],
): Promise<void> => {
  if (rows.length === 0) return;
  await sql`
    insert into experiments.conversions (id, metric, unit_kind, unit_id, brand, at)
    select decode(id, 'hex'), metric, unit_kind, unit_id, brand, to_timestamp(at / 1000)
    from json_to_recordset(${JSON.stringify(rows)}::json) as given
      (id text, metric text, unit_kind text, unit_id text, brand text, at double precision)
    on conflict (id) do nothing`.execute(database);
};

const writeMeasures = async (
  database: Kysely<RecordingSchema>,
  rows: readonly MeasureRow[],
): Promise<void> => {
  if (rows.length === 0) return;
  await sql`
    insert into experiments.measures (id, source, unit_kind, unit_id, brand, value, at)
    select decode(id, 'hex'), source, unit_kind, unit_id, brand, value, to_timestamp(at / 1000)
    from json_to_recordset(${JSON.stringify(rows)}::json) as given
      (id text, source text, unit_kind text, unit_id text, brand text, value numeric, at double precision)
    on conflict (id) do nothing`.execute(database);
};

/** Writes new rows, then anonymises forgotten units; returns how many of the exposures were new. */
export const writeRows = async (
  database: Kysely<RecordingSchema>,
  rows: readonly RecordedRow[],
): Promise<number> => {
  await writeConversions(
    database,
    rows.filter((row) => row.table === 'conversions'),
  );
  await writeMeasures(
    database,
    rows.filter((row) => row.table === 'measures'),
  );
  const stored = await writeExposures(
    database,
    rows.filter((row) => row.table === 'exposures'),
  );
  await forgetUnits(
    database,
    rows.filter((row) => row.table === 'forgotten'),
  );
  return stored;
};
