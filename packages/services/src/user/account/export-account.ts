import type { CallAnswer } from '@broadsheet/contract/call';
import type { dataExport } from '@broadsheet/contract/calls/account';
import type { Kysely } from 'kysely';
import type { Seeker } from '../../auth/account/find-seeker.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { readEmailState } from './email-state.ts';

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** The row of an account without hashes and keys, which only serve to log in. */
export const exportAccount = async (
  database: Kysely<Schema>,
  seeker: Seeker,
): Promise<CallAnswer<typeof dataExport>['account']> => ({
  id: seeker.public_id,
  brand: seeker.brand,
  name: seeker.name,
  email: seeker.email,
  emailVerifiedAt: iso(seeker.email_verified_at),
  emailInvalidAt: iso(seeker.email_invalid_at),
  emailChange: (await readEmailState(database, seeker)).change,
  phone: seeker.phone,
  phoneVerifiedAt: iso(seeker.phone_verified_at),
  hasPassword: seeker.has_password,
  passwordChangedAt: iso(seeker.password_changed_at),
  status: seeker.status,
  secondFactor: seeker.second_factor,
  createdAt: iso(seeker.created_at),
});

/** A seeker's cookie consents, for the personal data export. */
export const exportConsents = async (database: Kysely<Schema>, seekerId: number) => {
  const rows = await database
    .selectFrom('consents')
    .selectAll()
    .where('seeker_id', '=', seekerId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    browser: row.unique_identifier,
    choice: row.choice,
    agreedAt: iso(row.agreed_at),
  }));
};
