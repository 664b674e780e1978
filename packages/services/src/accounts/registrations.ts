import { randomUUID } from 'node:crypto';
import { CODE_LIFE_MS } from '@broadsheet/contract/constants';
import type { SettingsChange } from '@broadsheet/contract/entities/profile-settings';
import { CatalogueError } from '@broadsheet/contract/errors';
import type { Selectable } from 'kysely';
import type { CallContext } from '../calls/call-handler.ts';
import type { RegistrationsTable } from '../database/schema.ts';
import { queueMessage } from '../messages/queue-message.ts';
import { type CodeOwner, issueCode, spendCode } from './codes.ts';
import type { Seeker } from './find-seeker.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Nobody's registration, for ids that are of none. */
const NO_REGISTRATION = '00000000-0000-0000-0000-000000000000';

interface NewRegistration {
  readonly email: string;
  readonly phone: string | null;
  readonly name: string;
  readonly passwordHash: string;
  readonly settings: SettingsChange;
  /** Who has the address already. */
  readonly holder: Seeker | undefined;
}

const ownerOf = (publicId: string): CodeOwner => ({
  subject: `registration:${publicId}`,
  purpose: 'activation',
});

/**
 * Keeps a registration until its code is typed; answers its public id. That of an address which has an account is kept
 * as well, so that both take as long, but its code is sent to nobody and opens nothing.
 */
export const keepRegistration = (
  context: CallContext,
  { holder, email, phone, name, passwordHash, settings }: NewRegistration,
): Promise<string> => {
  const { brand, now } = context;
  const publicId = randomUUID();
  return context.database.transaction().execute(async (database) => {
    await database
      .deleteFrom('registrations')
      .where('created_at', '<', new Date(now - CODE_LIFE_MS))
      .execute();
    await database
      .insertInto('registrations')
      .values({
        public_id: publicId,
        brand,
        email,
        phone,
        name,
        password_hash: passwordHash,
        settings: JSON.stringify(settings),
        created_at: new Date(now),
      })
      .execute();
    const code = await issueCode({ ...context, database }, ownerOf(publicId), email);
    const mail = { brand, channel: 'email', now } as const;
    await (holder
      ? queueMessage(database, {
          ...mail,
          seekerId: holder.id,
          recipient: holder.email,
          template: 'already-registered',
          variables: { name: holder.name },
        })
      : queueMessage(database, {
          ...mail,
          seekerId: null,
          recipient: email,
          template: 'confirm-registration',
          variables: { name, code },
        }));
    return publicId;
  });
};

const takeRegistration = async (
  { brand, database }: CallContext,
  publicId: string,
  email: string,
): Promise<Selectable<RegistrationsTable>> => {
  const registration = await database
    .deleteFrom('registrations')
    .where('public_id', '=', publicId)
    .where('brand', '=', brand)
    .where((row) => row(row.fn('lower', ['email']), '=', email.toLowerCase()))
    .returningAll()
    .executeTakeFirst();
  if (!registration) throw new CatalogueError('CODE_WRONG');
  return registration;
};

/** Makes the account of a registration, by the code that was mailed for it. Throws CODE_WRONG. */
export const openRegistration = async (
  context: CallContext,
  given: { readonly seekerId: string; readonly email: string; readonly otp: string },
): Promise<Seeker> => {
  const { brand, now } = context;
  const publicId = UUID.test(given.seekerId) ? given.seekerId : NO_REGISTRATION;
  const sentTo = await spendCode(context, ownerOf(publicId), given.otp);
  if (sentTo.toLowerCase() !== given.email.toLowerCase()) throw new CatalogueError('CODE_WRONG');
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
    if (!seeker) throw new CatalogueError('CODE_WRONG');
    return seeker;
  });
};
