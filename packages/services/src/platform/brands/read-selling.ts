import type { Brand } from '@broadsheet/contract/brand';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Selling } from './selling.ts';

export interface SellingNow extends Selling {
  /** The revision of the brand's config that this came from. */
  readonly revision: string;
}

/** Reads what a brand sells and at which prices, from the database: an order must not be priced from a cache. */
export const readSelling = async (database: Kysely<Schema>, brand: Brand): Promise<SellingNow> => {
  const { selling, revision } = await database
    .selectFrom('brand_rules')
    .select(['selling', 'revision'])
    .where('brand', '=', brand)
    .executeTakeFirstOrThrow();
  return { ...selling, revision };
};
