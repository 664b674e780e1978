import type { BlockFault } from '@broadsheet/contract/telemetry';
import { type Kysely, sql } from 'kysely';
import type { SumRow } from '../recording/sum-tally.ts';
import { type BlockKey, FAILURES, LOADS, TIMES, VIEWS } from './block-sums.ts';

/** A reason for which browsers failed to hydrate blocks of a type within an hour. */
export interface FaultKey extends Pick<BlockFault, 'type' | 'reason'> {
  /** Epoch ms at which it starts. */
  readonly hour: number;
}

const isoTime = (epochMs: number): string => new Date(epochMs).toISOString();

/** Adds to the sums of their hours. Rows that are sent twice count twice. */
export const writeBlockCounts = async (
  database: Kysely<unknown>,
  rows: readonly SumRow<BlockKey>[],
): Promise<void> => {
  const records = rows.map(({ key: { hour, brand, page, block, type, rollout }, sums }) => ({
    hour: isoTime(hour),
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
    from json_populate_recordset(null::blocks.counts, ${JSON.stringify(records)}::json)
    on conflict (hour, brand, page, block, type, rollout, arm) do update set
      loads = counts.loads + excluded.loads,
      failures = counts.failures + excluded.failures,
      views = counts.views + excluded.views,
      times = coalesce((
        select array_agg(coalesce(stored, 0) + coalesce(added, 0) order by bucket)
        from unnest(counts.times, excluded.times) with ordinality as each (stored, added, bucket)
      ), '{}')`.execute(database);
};

export const writeBrowserFaults = async (
  database: Kysely<unknown>,
  rows: readonly SumRow<FaultKey>[],
): Promise<void> => {
  const records = rows.map(({ key: { hour, type, reason }, sums: [faults] }) => ({
    hour: isoTime(hour),
    type,
    reason,
    faults,
  }));
  await sql`
    insert into blocks.browser_faults as stored (hour, type, reason, faults)
    select hour, type, reason, faults
    from json_populate_recordset(null::blocks.browser_faults, ${JSON.stringify(records)}::json)
    on conflict (hour, type, reason) do update set faults = stored.faults + excluded.faults`.execute(
    database,
  );
};

/** @param before epoch ms */
export const deleteCounts = async (database: Kysely<unknown>, before: number): Promise<void> => {
  const end = isoTime(before);
  await sql`delete from blocks.counts where hour < ${end}`.execute(database);
  await sql`delete from blocks.browser_faults where hour < ${end}`.execute(database);
  await sql`delete from blocks.vitals where hour < ${end}`.execute(database);
};
