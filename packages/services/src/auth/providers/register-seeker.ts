import { storedEmail } from '@broadsheet/contract/email-address';
import { AppError } from '@broadsheet/contract/errors';
import type { CallContext } from '../../platform/call/call-context.ts';
import { queueWelcome } from '../../platform/messages/queue-welcome.ts';
import type { Seeker } from '../account/find-seeker.ts';
import { hashPassword } from '../password/password.ts';
import { settingsOf } from '../registration/new-settings.ts';
import { saveLink } from './identity-links.ts';
import { createSecret } from './secret-hash.ts';
import { spendTicket, type Ticket } from './tickets.ts';

interface NewSeeker {
  readonly name: string;
  readonly phone?: string;
  readonly promotions?: 0 | 1;
}

/** Creates the account of a proven address, without a password. Throws PROVIDER_LOGIN_EXPIRED where it has one by now. */
export const createProviderSeeker = async (
  context: CallContext,
  ticket: Ticket,
  { name, phone, promotions }: NewSeeker,
): Promise<Seeker> => {
  const { brand, now } = context;
  const { step, email } = ticket;
  if (step !== 'register' || email === null) throw new AppError('PROVIDER_LOGIN_EXPIRED');
  const password_hash = await hashPassword(createSecret());
  const at = new Date(now);
  return context.database.transaction().execute(async (transaction) => {
    await spendTicket(transaction, ticket);
    const seeker = await transaction
      .insertInto('seekers')
      .values({
        brand,
        email: storedEmail(email),
        email_verified_at: at,
        phone: phone ?? null,
        name: name.trim(),
        password_hash,
        password_changed_at: at,
        has_password: false,
        settings: JSON.stringify(settingsOf(promotions)),
        created_at: at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!seeker) throw new AppError('PROVIDER_LOGIN_EXPIRED');
    await saveLink(context, transaction, seeker, ticket, null);
    await queueWelcome(transaction, seeker, now);
    return seeker;
  });
};
