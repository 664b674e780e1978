import { AppError } from '@broadsheet/contract/errors';
import type { Selectable } from 'kysely';
import type { CallContext } from '../../platform/call/call-context.ts';
import type { RegistrationsTable } from '../../platform/database/tables/accounts.ts';
import { queueWelcome } from '../../platform/messages/queue-welcome.ts';
import { hasEmail } from '../../platform/seekers/has-email.ts';
import type { Seeker } from '../account/find-seeker.ts';
import { spendCode } from '../codes/codes.ts';
import { registrationOwner } from './save-registration.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** No registration has this id. */
const NO_REGISTRATION = '00000000-0000-0000-0000-000000000000';

const takeRegistration = async (
  { brand, database }: CallContext,
  publicId: string,
  email: string,
): Promise<Selectable<RegistrationsTable>> => {
  const registration = await database
    .deleteFrom('registrations')
    .where('public_id', '=', publicId)
    .where('brand', '=', brand)
    .where(hasEmail('email', email))
    .returningAll()
    .executeTakeFirst();
  if (!registration) throw new AppError('CODE_WRONG');
  return registration;
};

/** Creates the account of a registration with the code that was mailed for it. Throws CODE_WRONG. */
export const openRegistration = async (
  context: CallContext,
  given: { readonly seekerId: string; readonly email: string; readonly otp: string },
): Promise<Seeker> => {
  const { brand, now } = context;
  const publicId = UUID.test(given.seekerId) ? given.seekerId : NO_REGISTRATION;
  await spendCode(context, registrationOwner(publicId), given.otp);
  return context.database.transaction().execute(async (database) => {
    const { email, phone, name, password_hash, settings, created_at } = await takeRegistration(
      { ...context, database },
      publicId,
      given.email,
    );
    const seeker = await database
      .insertInto('seekers')
      .values({
        brand,
        email,
        email_verified_at: new Date(now),
        phone,
        name,
        password_hash,
        password_changed_at: created_at,
        settings: JSON.stringify(settings),
        created_at: new Date(now),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!seeker) throw new AppError('CODE_WRONG');
    await queueWelcome(database, seeker, now);
    return seeker;
  });
};
