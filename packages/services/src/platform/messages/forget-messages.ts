import type { Brand } from '@broadsheet/contract/brand';
import { emailKey } from '@broadsheet/contract/email-address';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { hasEmail } from '../seekers/has-email.ts';

/** Removes the messages to an address, and those that name it. */
export const forgetMessages = async (
  transaction: Kysely<Schema>,
  { brand, email }: { readonly brand: Brand; readonly email: string },
): Promise<void> => {
  await transaction
    .deleteFrom('messages')
    .where('brand', '=', brand)
    .where((condition) =>
      condition.or([
        hasEmail('recipient', email),
        sql<boolean>`lower(variables->>'email') = ${emailKey(email)}`,
      ]),
    )
    .execute();
};
