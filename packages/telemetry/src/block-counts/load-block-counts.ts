import type { Brand } from '@broadsheet/contract/brand';
import type { RolloutArmName } from '@broadsheet/contract/studio/rollout';
import type { BlockFault } from '@broadsheet/contract/telemetry';
import { sql } from 'kysely';
import type { BlockDatabase } from './block-database.ts';
import { BUCKETS, quantileOf } from './load-times.ts';

interface CountedBlock {
  readonly brand: Brand;
  readonly page: string;
  readonly block: string;
  readonly type: string;
  readonly loads: number;
  readonly failures: number;
}

export interface BlockCounts extends CountedBlock {
  readonly views: number;
  /** Null where nothing was loaded. */
  readonly medianMs: number | null;
  readonly p95Ms: number | null;
}

export interface RolloutBlock extends CountedBlock {
  readonly arm: RolloutArmName;
}

export interface BrowserFaultCount extends Pick<BlockFault, 'type' | 'reason'> {
  readonly faults: number;
}

export interface CountsSince {
  /** Epoch ms; its whole hour is counted. */
  readonly since: number;
}

const hourOf = ({ since }: CountsSince) => sql`date_trunc('hour', ${new Date(since)}::timestamptz)`;

/** Sums index by index: `unnest` would make millions of rows. */
const timeSums = sql.join(
  Array.from(
    { length: BUCKETS },
    (_, bucket) => sql`coalesce(sum(times[${sql.lit(bucket + 1)}]::float8), 0)`,
  ),
);

/** The counts of each block in a period. Throws errors of the database. */
export const loadBlockCounts = async (
  database: BlockDatabase,
  period: CountsSince,
): Promise<BlockCounts[]> => {
  // Rows of a rollout's arms also count cached blocks; the row without a rollout has every load.
  const { rows } = await database.run((queries) =>
    sql<Omit<BlockCounts, 'medianMs' | 'p95Ms'> & { readonly times: readonly number[] }>`
      select brand, page, block, type,
             coalesce(sum(loads::float8) filter (where rollout is null), 0) as loads,
             coalesce(sum(failures::float8) filter (where rollout is null), 0) as failures,
             sum(views::float8) as views, array[${timeSums}] as times
      from blocks.counts where hour >= ${hourOf(period)}
      group by brand, page, block, type
      order by brand, page, block, type`.execute(queries),
  );
  return rows.map(({ times, ...row }) => ({
    ...row,
    medianMs: quantileOf(times, 0.5),
    p95Ms: quantileOf(times, 0.95),
  }));
};

/** How often pages had each block in each arm of a rollout, and how often it failed. */
export const loadRolloutBlocks = async (
  database: BlockDatabase,
  number: number,
): Promise<RolloutBlock[]> => {
  const { rows } = await database.run((queries) =>
    sql<RolloutBlock>`
      select brand, page, block, type, arm, sum(loads)::float8 as loads,
             sum(failures)::float8 as failures
      from blocks.counts where rollout = ${number}
      group by brand, page, block, type, arm
      order by brand, page, block, type, arm`.execute(queries),
  );
  return rows;
};

/** Faults that browsers reported in a period, the most frequent first. */
export const loadBrowserFaults = async (
  database: BlockDatabase,
  period: CountsSince,
): Promise<BrowserFaultCount[]> => {
  const { rows } = await database.run((queries) =>
    sql<BrowserFaultCount>`
      select type, reason, sum(faults)::float8 as faults
      from blocks.browser_faults where hour >= ${hourOf(period)}
      group by type, reason order by faults desc, type, reason`.execute(queries),
  );
  return rows;
};
