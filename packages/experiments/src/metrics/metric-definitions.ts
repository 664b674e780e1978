import type { Metric, Metrics } from '@broadsheet/contract/metrics';
import { type Kysely, sql } from 'kysely';
import type { RecordingSchema } from '../recording/schema.ts';
import { dayBefore, OPEN_DAYS } from './open-days.ts';

type Database = Kysely<RecordingSchema>;

/** The first pass over the units may take some days: the days that become final until then are in no sum of it. */
const PASS_DAYS = 7;
/** A definition that no program has had for so long ends. */
const UNWANTED_DAYS = 7;

/** What decides the sums of a metric: another name or owner changes none. */
const definitionOf = ({ kind, source, of, window, cap }: Metric) => ({
  kind,
  source,
  divisor: of ?? null,
  days: window,
  cap: cap ?? null,
});

/** Rows of `metric` and `definition`. */
export const definitionsOf = (metrics: Metrics) => {
  const rows = [...metrics].map(([metric, of]) => ({ metric, definition: definitionOf(of) }));
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as given (metric text, definition jsonb)`;
};

/** Notes what this program wants to be summed; sums of other definitions stay, and other programs may want them. */
export const noteDefinitions = async (
  transaction: Database,
  metrics: Metrics,
  now: number,
): Promise<void> => {
  await sql`
    update experiments.metric_definitions as noted set wanted_at = to_timestamp(${now / 1000})
    from ${definitionsOf(metrics)}
    where noted.definition = given.definition and final_before is null
      and wanted_at < to_timestamp(${now / 1000}) - interval '1 hour'`.execute(transaction);
  await sql`
    insert into experiments.metric_definitions (definition, first_day, wanted_at)
    select distinct definition, ${dayBefore(now, OPEN_DAYS - PASS_DAYS)}::date,
           to_timestamp(${now / 1000})
    from ${definitionsOf(metrics)}
    where definition not in (
      select definition from experiments.metric_definitions where final_before is null
    )`.execute(transaction);
};

/**
 * Ends definitions that no program has wanted for a week. Without any metrics the file may be missing or have a fault:
 * then nothing ends.
 */
export const endUnwantedDefinitions = async (
  transaction: Database,
  metrics: Metrics,
  now: number,
): Promise<void> => {
  if (metrics.size === 0) return;
  await noteDefinitions(transaction, metrics, now);
  await sql`
    update experiments.metric_definitions set final_before = ${dayBefore(now, OPEN_DAYS)}::date
    where final_before is null
      and wanted_at < to_timestamp(${now / 1000}) - make_interval(days => ${UNWANTED_DAYS})`.execute(
    transaction,
  );
};
