import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { hasEmail } from '../../platform/seekers/has-email.ts';
import type { Seeker } from '../account/find-seeker.ts';
import { subjectOf } from './codes.ts';

/** Removes the codes and links of a seeker, and those that were sent to the address. */
export const forgetCodes = async (
  transaction: Kysely<Schema>,
  { id, email }: Pick<Seeker, 'id' | 'email'>,
): Promise<void> => {
  await transaction
    .deleteFrom('codes')
    .where((condition) =>
      condition.or([condition('subject', '=', subjectOf(id)), hasEmail('target', email)]),
    )
    .execute();
};
