import type { Brand } from '@broadsheet/contract/brand';
import type { Vital } from '@broadsheet/contract/vitals';
import { type RawBuilder, sql } from 'kysely';
import type { BlockDatabase } from '../block-counts/block-database.ts';
import { BUCKETS, quantileOf } from '../block-counts/load-times.ts';
import type { Measurement } from './measurement.ts';
import { toBucketUnit } from './vital-sums.ts';

/** The value that three of four visits stay within is what a page is rated by. Source: https://web.dev/articles/vitals */
const RATED_SHARE = 0.75;

interface SummedVital {
  readonly vital: Vital;
  readonly samples: number;
  /** Samples that are good, and poor, by the limits of the vital. */
  readonly passing: number;
  readonly poor: number;
  /** What three of four samples stay within, exact to a tenth: ms; CLS has no unit. */
  readonly p75: number;
}

export interface PageVital extends SummedVital {
  readonly brand: Brand;
  readonly page: string;
  readonly device: Measurement['device'];
}

export interface BlockVital extends SummedVital {
  readonly brand: Brand;
  readonly page: string;
  /** Of the block. */
  readonly type: string;
}

export interface ArmVital extends SummedVital {
  readonly experiment: string;
  readonly arm: string;
}

export interface Vitals {
  readonly pages: readonly PageVital[];
  readonly blocks: readonly BlockVital[];
  readonly arms: readonly ArmVital[];
}

type Sums = Omit<SummedVital, 'p75'> & { readonly sizes: readonly number[] };

/** Sums index by index: `unnest` would make millions of rows. */
const sizeSums = sql.join(
  Array.from(
    { length: BUCKETS },
    (_, bucket) => sql`coalesce(sum(sizes[${sql.lit(bucket + 1)}]::float8), 0)`,
  ),
);

const summedOf = ({ vital, samples, passing, poor, sizes }: Sums): SummedVital => {
  const size = (quantileOf(sizes, RATED_SHARE) ?? 0) / toBucketUnit(vital);
  return { vital, samples, passing, poor, p75: Math.round(size * 1_000) / 1_000 };
};

/** What browsers measured in a period, by page, by block and by arm. @param since epoch ms; its whole hour is counted */
export const loadVitals = async (database: BlockDatabase, since: number): Promise<Vitals> => {
  const sumBy = async <Scope>(
    fields: readonly (keyof Scope & string)[],
    where: RawBuilder<unknown>,
  ): Promise<readonly (Scope & Sums)[]> => {
    const by = sql.join([...fields, 'vital'].map((field) => sql.ref(field)));
    const { rows } = await database.run((queries) =>
      sql<Scope & Sums>`
        select ${by}, sum(samples)::float8 as samples, sum(passing)::float8 as passing,
               sum(poor)::float8 as poor, array[${sizeSums}] as sizes
        from blocks.vitals
        where hour >= date_trunc('hour', ${new Date(since)}::timestamptz) and ${where}
        group by ${by} order by ${by}`.execute(queries),
    );
    return rows;
  };
  const [pages, blocks, arms] = await Promise.all([
    sumBy<Pick<PageVital, 'brand' | 'page' | 'device'>>(
      ['brand', 'page', 'device'],
      sql`experiment is null`,
    ),
    sumBy<Pick<BlockVital, 'brand' | 'page' | 'type'>>(
      ['brand', 'page', 'type'],
      sql`experiment is null and type is not null`,
    ),
    sumBy<Pick<ArmVital, 'experiment' | 'arm'>>(['experiment', 'arm'], sql`experiment is not null`),
  ]);
  return {
    pages: pages.map(({ brand, page, device, ...sums }) => ({
      brand,
      page,
      device,
      ...summedOf(sums),
    })),
    blocks: blocks.map(({ brand, page, type, ...sums }) => ({
      brand,
      page,
      type,
      ...summedOf(sums),
    })),
    arms: arms.map(({ experiment, arm, ...sums }) => ({ experiment, arm, ...summedOf(sums) })),
  };
};
