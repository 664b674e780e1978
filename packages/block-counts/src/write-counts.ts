import type { BlockFault } from '@broadsheet/contract/telemetry';
import { type Kysely, sql } from 'kysely';
import { type BlockKey, FAILURES, LOADS, TIMES, VIEWS } from './block-sums.ts';
import type { SumRow } from './sum-tally.ts';

/** What browsers said of a type within an hour. */
export interface FaultKey extends Pick<BlockFault, 'type' | 'reason'> {
  /** Epoch ms at which it begins. */
  readonly hour: number;
}

const inTime = (epochMs: number): string => new Date(epochMs).toISOString();

/** Adds to the sums of their hours. Rows that are sent twice count twice. */
export const writeBlockCounts = async (
  database: Kysely<unknown>,
  rows: readonly SumRow<BlockKey>[],
): Promise<void> => {
  const given = rows.map(({ key: { hour, brand, page, block, type, rollout }, sums }) => ({
    hour: inTime(hour),
    brand,
    page,
    block,
    type,
    rollout: rollout?.number ?? null,
    arm: rollout?.arm ?? null,
    loads: sums[LOADS] ?? 0,
    failures: sums[FAILURES] ?? 0,
    views: sums[VIEWS] ?? 0,
    times: sums.slice(TIMES),
  }));
  await sql`
    insert into blocks.counts as counts
      (hour, brand, page, block, type, rollout, arm, loads, failures, views, times)
    select hour, brand, page, block, type, rollout, arm, loads, failures, views, times
    from json_populate_recordset(null::blocks.counts, ${JSON.stringify(given)}::json)
    on conflict (hour, brand, page, block, type, rollout, arm) do update set
      loads = counts.loads + excluded.loads,
      failures = counts.failures + excluded.failures,
      views = counts.views + excluded.views,
      times = coalesce((
        select array_agg(coalesce(had, 0) + coalesce(got, 0) order by bucket)
        from unnest(counts.times, excluded.times) with ordinality as each (had, got, bucket)
      ), '{}')`.execute(database);
};

export const writeBrowserFaults = async (
  database: Kysely<unknown>,
  rows: readonly SumRow<FaultKey>[],
): Promise<void> => {
  const given = rows.map(({ key: { hour, type, reason }, sums: [faults] }) => ({
    hour: inTime(hour),
    type,
    reason,
    faults,
  }));
  await sql`
    insert into blocks.browser_faults as told (hour, type, reason, faults)
    select hour, type, reason, faults
    from json_populate_recordset(null::blocks.browser_faults, ${JSON.stringify(given)}::json)
    on conflict (hour, type, reason) do update set faults = told.faults + excluded.faults`.execute(
    database,
  );
};

/** @param before epoch ms */
export const deleteCounts = async (database: Kysely<unknown>, before: number): Promise<void> => {
  const end = inTime(before);
  await sql`delete from blocks.counts where hour < ${end}`.execute(database);
  await sql`delete from blocks.browser_faults where hour < ${end}`.execute(database);
};
