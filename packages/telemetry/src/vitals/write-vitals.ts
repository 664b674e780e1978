import { type Kysely, sql } from 'kysely';
import type { SumRow } from '../recording/sum-tally.ts';
import { PASSING, POOR, SAMPLES, SIZES, type VitalKey } from './vital-sums.ts';

/** Adds to the sums of their hours. Rows that are sent twice count twice. */
export const writeVitals = async (
  database: Kysely<unknown>,
  rows: readonly SumRow<VitalKey>[],
): Promise<void> => {
  const records = rows.map(({ key: { hour, ...key }, sums }) => ({
    ...key,
    hour: new Date(hour).toISOString(),
    samples: sums[SAMPLES] ?? 0,
    passing: sums[PASSING] ?? 0,
    poor: sums[POOR] ?? 0,
    sizes: sums.slice(SIZES),
  }));
  await sql`
    insert into blocks.vitals as stored
      (hour, brand, page, device, vital, type, experiment, arm, samples, passing, poor, sizes)
    select hour, brand, page, device, vital, type, experiment, arm, samples, passing, poor, sizes
    from json_populate_recordset(null::blocks.vitals, ${JSON.stringify(records)}::json)
    on conflict (hour, brand, page, device, vital, type, experiment, arm) do update set
      samples = stored.samples + excluded.samples,
      passing = stored.passing + excluded.passing,
      poor = stored.poor + excluded.poor,
      sizes = coalesce((
        select array_agg(coalesce(before, 0) + coalesce(added, 0) order by bucket)
        from unnest(stored.sizes, excluded.sizes) with ordinality as each (before, added, bucket)
      ), '{}')`.execute(database);
};
