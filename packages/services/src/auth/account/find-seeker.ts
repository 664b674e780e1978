import type { Brand } from '@broadsheet/contract/brand';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { SeekersTable } from '../../platform/database/tables/accounts.ts';
import { hasEmail } from '../../platform/seekers/has-email.ts';

export type Seeker = Selectable<SeekersTable>;

/** The account of an address in any spelling, whatever its status. */
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
 * Locks an account until the transaction ends; false when it has changed since it was read. Otherwise a login could
 * create a session just after a change of the password has ended all sessions.
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
