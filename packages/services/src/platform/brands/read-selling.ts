import type { Brand } from '@broadsheet/contract/brand';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Selling } from './selling.ts';

export interface SellingNow extends Selling {
  /** Of the brand's config that says so. */
  readonly revision: string;
}

/** What a brand sells and at which prices, at this moment: an order is priced by nothing older. */
export const readSelling = async (database: Kysely<Schema>, brand: Brand): Promise<SellingNow> => {
  const { selling, revision } = await database
    .selectFrom('brand_rules')
    .select(['selling', 'revision'])
    .where('brand', '=', brand)
    .executeTakeFirstOrThrow();
  return { ...selling, revision };
};
