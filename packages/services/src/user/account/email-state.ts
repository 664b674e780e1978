import type { CallAnswer } from '@broadsheet/contract/call';
import type { emailSettings } from '@broadsheet/contract/calls/account';
import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { SeekersTable } from '../../platform/database/tables/accounts.ts';

/** The state of a seeker's address and number. */
export const readEmailState = async (
  database: Kysely<Schema>,
  seeker: Selectable<SeekersTable>,
): Promise<CallAnswer<typeof emailSettings>> => {
  const change = await database
    .selectFrom('email_changes')
    .select(['email', 'requested_at'])
    .where('seeker_id', '=', seeker.id)
    .executeTakeFirst();
  return {
    email: seeker.email,
    verifiedEmail: seeker.email_verified_at !== null,
    phone: seeker.phone,
    verifiedNumber: seeker.phone_verified_at !== null,
    change: change ? { email: change.email, requestedOn: change.requested_at.toISOString() } : null,
  };
};
