import type { Brand } from '@broadsheet/contract/brand';
import type { Kysely } from 'kysely';
import { dropPictures } from '../../media/drop-files.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { hasEmail } from '../../platform/seekers/has-email.ts';

/** Removes the requests to an address by seekers of a brand, with their recommendations. */
export const forgetRecommender = async (
  transaction: Kysely<Schema>,
  { brand, email }: { readonly brand: Brand; readonly email: string },
): Promise<void> => {
  const forgotten = await transaction
    .deleteFrom('recommendations')
    .using('seekers')
    .whereRef('seekers.id', '=', 'recommendations.seeker_id')
    .where('seekers.brand', '=', brand)
    .where(hasEmail('recommendations.requested_email', email))
    .returning('recommendations.id')
    .execute();
  await dropPictures(
    transaction,
    forgotten.map(({ id }) => id),
  );
};
