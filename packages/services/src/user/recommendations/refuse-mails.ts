import type { Brand } from '@broadsheet/contract/brand';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** Opts an address out of all mails about recommendations. @param now epoch ms */
export const refuseRecommendationMails = async (
  database: Kysely<Schema>,
  { brand, addressHash }: { readonly brand: Brand; readonly addressHash: Buffer },
  now: number,
): Promise<void> => {
  await database
    .insertInto('recommendation_refusals')
    .values({ brand, address_hash: addressHash, refused_at: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
