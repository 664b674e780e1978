import type { Kysely } from 'kysely';
import type { Seeker } from '../../auth/account/find-seeker.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { hasEmail } from '../../platform/seekers/has-email.ts';

type Person = Pick<Seeker, 'id' | 'brand' | 'email'>;

/** Answers that a seeker has sent, signed in or with the address of the account, oldest first. */
export const exportFormAnswers = async (
  database: Kysely<Schema>,
  { id, brand, email }: Person,
): Promise<Record<string, unknown>[]> => {
  const rows = await database
    .selectFrom('form_answers')
    .where('brand', '=', brand)
    .where((condition) =>
      condition.or([
        condition('seeker_id', '=', id),
        condition.and([condition('seeker_id', 'is', null), hasEmail('email', email)]),
      ]),
    )
    .select(['page', 'title', 'answers', 'purpose', 'consent', 'answered_at', 'delete_at'])
    .orderBy('number')
    .execute();
  return rows.map(({ answered_at, delete_at, ...row }) => ({
    ...row,
    answeredAt: answered_at.toISOString(),
    deleteAt: delete_at.toISOString(),
  }));
};

/** Removes the answers that name an address; those that were sent signed in go with the seeker. */
export const forgetFormAnswers = async (
  transaction: Kysely<Schema>,
  { brand, email }: Pick<Person, 'brand' | 'email'>,
): Promise<void> => {
  await transaction
    .deleteFrom('form_answers')
    .where('brand', '=', brand)
    .where(hasEmail('email', email))
    .execute();
};
