import type { Metrics } from '@broadsheet/contract/metrics';
import { type Kysely, sql } from 'kysely';
import type { RecordingSchema } from '../recording/schema.ts';
import { definitionsOf } from './metric-definitions.ts';
import type { MetricSumsRow } from './metric-sums.ts';

export interface FoldBacklog {
  /** Changes of units that are in no sum yet. */
  readonly changes: number;
  /** Metrics whose sums are partial. */
  readonly metrics: readonly string[];
}

/** What is not in the sums yet; the sums of each of its `metrics` are partial, because it is new or was changed. */
export const loadFoldBacklog = async (
  database: Kysely<RecordingSchema>,
  metrics: Metrics,
): Promise<FoldBacklog> => {
  const { rows } = await sql<FoldBacklog>`
    select (select count(*)::int from experiments.changed_units) as changes,
           coalesce(json_agg(metric order by metric) filter (where is_complete is not true), '[]')
             as metrics
    from ${definitionsOf(metrics)}
    left join experiments.metric_definitions as noted
      on noted.definition = given.definition and final_before is null`.execute(database);
  return rows[0] ?? { changes: 0, metrics: [] };
};

/**
 * The sums of every metric of one experiment, as of the last fold; a row for each cell with units. Reads no exposure. A
 * metric that was changed has no sums of exposures that were final then; its former definition still has them.
 */
export const loadMetricSums = async (
  database: Kysely<RecordingSchema>,
  experiment: string,
  metrics: Metrics,
): Promise<MetricSumsRow[]> => {
  const { rows } = await sql<MetricSumsRow>`
    with summed as (
      select bucket_version, definition, day, arm, brand, cohort, sum(y) as y, sum(yy) as yy,
             sum(x) as x, sum(xx) as xx, sum(xy) as xy, sum(before) as before,
             sum(before_before) as before_before, sum(before_y) as before_y,
             sum(before_x) as before_x,
             coalesce(json_object_agg(lag, events) filter (where events > 0), '{}') as events
      from experiments.metric_sums
      where experiment = ${experiment}
      group by bucket_version, definition, day, arm, brand, cohort
    ), noted as (
      select metric, id as definition, first_day, final_before
      from ${definitionsOf(metrics)} join experiments.metric_definitions using (definition)
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
    join noted on day >= first_day and (final_before is null or day < final_before)
    left join summed using (bucket_version, definition, day, arm, brand, cohort)
    where experiment = ${experiment} and units > 0
    order by bucket_version, metric, day, arm, brand, cohort`.execute(database);
  return rows;
};
