import type { Kysely } from 'kysely';
import type { Seeker } from '../../auth/account/find-seeker.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { hasEmail } from '../../platform/seekers/has-email.ts';

/** Removes unconfirmed changes of other accounts to this address. */
export const forgetEmailChanges = async (
  transaction: Kysely<Schema>,
  { brand, email }: Pick<Seeker, 'brand' | 'email'>,
): Promise<void> => {
  await transaction
    .deleteFrom('email_changes')
    .using('seekers')
    .whereRef('seekers.id', '=', 'email_changes.seeker_id')
    .where('seekers.brand', '=', brand)
    .where(hasEmail('email_changes.email', email))
    .execute();
};
