import type { Brand } from '@broadsheet/contract/brand';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { SeekersTable } from '../../platform/database/tables/accounts.ts';
import { hasEmail } from '../../platform/seekers/has-email.ts';

export type Seeker = Selectable<SeekersTable>;

/** The account of an address, whatever its state and however the address is typed. */
export const findSeekerByEmail = (
  database: Kysely<Schema>,
  brand: Brand,
  email: string,
): Promise<Seeker | undefined> =>
  database
    .selectFrom('seekers')
    .selectAll()
    .where('brand', '=', brand)
    .where(hasEmail('email', email))
    .executeTakeFirst();

/**
 * Keeps an account as it was read until the transaction ends; false when it has changed since. Without it a session
 * could begin at the moment at which a change of the password ends all that it knows of.
 */
export const lockSeeker = async (
  transaction: Transaction<Schema>,
  { id, password_hash, second_factor }: Seeker,
): Promise<boolean> => {
  const held = await transaction
    .selectFrom('seekers')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'active')
    .where('password_hash', '=', password_hash)
    .where('second_factor', 'is not distinct from', second_factor)
    .forShare()
    .executeTakeFirst();
  return held !== undefined;
};
