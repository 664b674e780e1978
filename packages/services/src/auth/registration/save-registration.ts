import { randomUUID } from 'node:crypto';
import { storedEmail } from '@broadsheet/contract/email-address';
import type { SettingsChange } from '@broadsheet/contract/entities/profile-settings';
import type { CallContext } from '../../platform/call/call-context.ts';
import { queueMessage } from '../../platform/messages/queue-message.ts';
import type { Seeker } from '../account/find-seeker.ts';
import { type CodeOwner, issueCode } from '../codes/codes.ts';

interface NewRegistration {
  readonly email: string;
  readonly phone: string | null;
  readonly name: string;
  readonly passwordHash: string;
  readonly settings: SettingsChange;
  /** The account that has the address already. */
  readonly holder: Seeker | undefined;
}

/** The owner of a registration's code. */
export const registrationOwner = (publicId: string): CodeOwner => ({
  subject: `registration:${publicId}`,
  purpose: 'activation',
});

/**
 * Saves a registration until its code is entered; returns its public id. A registration with a taken address is saved
 * as well, so that both take as long, but its code is sent to nobody.
 */
export const saveRegistration = (
  context: CallContext,
  { holder, email: given, phone, name, passwordHash, settings }: NewRegistration,
): Promise<string> => {
  const { brand, now } = context;
  const email = storedEmail(given);
  const publicId = randomUUID();
  return context.database.transaction().execute(async (database) => {
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
    const code = await issueCode({ ...context, database }, registrationOwner(publicId), email);
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
