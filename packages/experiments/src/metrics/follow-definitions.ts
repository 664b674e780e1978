import type { Metric, Metrics } from '@broadsheet/contract/metrics';
import { type Kysely, sql } from 'kysely';
import type { RecordingSchema } from '../recording/schema.ts';

type Database = Kysely<RecordingSchema>;

export interface FollowedMetrics {
  readonly metrics: Metrics;
  /** When this program first had these metrics; epoch ms. Of two programs the later one is right. */
  readonly since: number;
}

/** What decides the sums of a metric: another name or owner changes none. */
const definitionOf = ({ kind, source, of, window, cap }: Metric): string =>
  JSON.stringify([kind, source, of ?? null, window, cap ?? null]);

const removeSums = async (database: Database, changed: readonly string[]): Promise<void> => {
  await sql`delete from experiments.folded_values where metric = any(${changed})`.execute(database);
  await sql`delete from experiments.metric_sums where metric = any(${changed})`.execute(database);
  await sql`delete from experiments.folded_metrics where metric = any(${changed})`.execute(
    database,
  );
};

/**
 * Prepares the sums for the metrics as they are now: a metric that counts otherwise than before starts anew, and every unit
 * since `firstDay` is folded again. Returns false where another program has later metrics, which this one must not undo.
 */
export const followDefinitions = async (
  database: Database,
  { metrics, since }: FollowedMetrics,
  firstDay: string,
): Promise<boolean> => {
  const wanted = new Map([...metrics].map(([key, metric]) => [key, definitionOf(metric)]));
  const { rows } = await sql<{ metric: string; definition: string; since: Date }>`
    select metric, definition, since from experiments.folded_metrics`.execute(database);
  const folded = new Map(rows.map(({ metric, definition }) => [metric, definition]));
  const changed = [...new Set([...wanted.keys(), ...folded.keys()])].filter(
    (key) => wanted.get(key) !== folded.get(key),
  );
  if (changed.length === 0) return true;
  if (rows.some((row) => row.since.getTime() > since)) return false;
  await removeSums(database, changed);
  const added = changed.flatMap((metric) => {
    const definition = wanted.get(metric);
    return definition === undefined ? [] : [{ metric, definition }];
  });
  await sql`
    insert into experiments.folded_metrics (metric, definition, since)
    select metric, definition, to_timestamp(${since / 1000})
    from json_to_recordset(${JSON.stringify(added)}::json) as given (metric text, definition text)`.execute(
    database,
  );
  // Each unit once, instead of each of its changes.
  await sql`delete from experiments.changed_units`.execute(database);
  await sql`
    insert into experiments.changed_units (unit_kind, unit_id)
    select distinct unit_kind, unit_id from experiments.exposures
    where at >= ${firstDay}::timestamp at time zone 'UTC'`.execute(database);
  return true;
};
