import { type Kysely, sql } from 'kysely';
import type { RecordingSchema } from '../recording/schema.ts';
import type { MetricSumsRow } from './metric-sums.ts';

/** Units whose changes are in no sum yet: after a metric was changed, its sums are partial until there are none. */
export const countUnfoldedChanges = async (database: Kysely<RecordingSchema>): Promise<number> => {
  const { rows } = await sql<{ changes: number }>`
    select count(*)::int as changes from experiments.changed_units`.execute(database);
  return rows[0]?.changes ?? 0;
};

/** The sums of every metric of one experiment, as of the last fold; a row for each cell with units. Reads no exposure. */
export const loadMetricSums = async (
  database: Kysely<RecordingSchema>,
  experiment: string,
): Promise<MetricSumsRow[]> => {
  const { rows } = await sql<MetricSumsRow>`
    with summed as (
      select bucket_version, metric, day, arm, brand, cohort, sum(y) as y, sum(yy) as yy,
             sum(x) as x, sum(xx) as xx, sum(xy) as xy, sum(before) as before,
             sum(before_before) as before_before, sum(before_y) as before_y,
             sum(before_x) as before_x,
             coalesce(json_object_agg(lag, events) filter (where events > 0), '{}') as events
      from experiments.metric_sums
      where experiment = ${experiment}
      group by bucket_version, metric, day, arm, brand, cohort
    )
    select bucket_version as "bucketVersion", metric, arm, brand, cohort, day::text,
           json_build_object(
             'units', units, 'sum', coalesce(y, 0), 'sumSquares', coalesce(yy, 0),
             'divisor', coalesce(x, 0), 'divisorSquares', coalesce(xx, 0),
             'product', coalesce(xy, 0), 'before', coalesce(before, 0),
             'beforeSquares', coalesce(before_before, 0), 'beforeProduct', coalesce(before_y, 0),
             'beforeDivisorProduct', coalesce(before_x, 0)
           ) as sums,
           coalesce(events, '{}') as events
    from experiments.unit_counts
    cross join experiments.folded_metrics
    left join summed using (bucket_version, metric, day, arm, brand, cohort)
    where experiment = ${experiment} and units > 0
    order by bucket_version, metric, day, arm, brand, cohort`.execute(database);
  return rows;
};
