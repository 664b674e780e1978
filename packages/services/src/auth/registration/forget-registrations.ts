import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { hasEmail } from '../../platform/seekers/has-email.ts';
import type { Seeker } from '../account/find-seeker.ts';

/** Removes unconfirmed registrations of an address. */
export const forgetRegistrations = async (
  transaction: Kysely<Schema>,
  { brand, email }: Pick<Seeker, 'brand' | 'email'>,
): Promise<void> => {
  await transaction
    .deleteFrom('registrations')
    .where('brand', '=', brand)
    .where(hasEmail('email', email))
    .execute();
};
