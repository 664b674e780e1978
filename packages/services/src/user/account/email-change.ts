import { storedEmail } from '@broadsheet/contract/email-address';
import { AppError } from '@broadsheet/contract/errors';
import { findSeekerByEmail, type Seeker } from '../../auth/account/find-seeker.ts';
import { countTry, type Limit } from '../../auth/account/limits.ts';
import { readSeeker, requirePassword } from '../../auth/account/require-password.ts';
import type { CallContext } from '../../platform/call/call-context.ts';
import { queueMessage } from '../../platform/messages/queue-message.ts';
import { issueEmailLink, queueEmailLink } from './email-links.ts';

/** Each change sends mail to an address that is not verified. */
const CHANGES: Limit = { name: 'email-change', tries: 10, windowMs: 900_000 };

export const EMAIL_RESENDS: Limit = { name: 'email-resend', tries: 5, windowMs: 900_000 };

/** Mails a link to a free address, or a warning to the holder of a taken one. The response is the same for both. */
const writeToNewAddress = async (
  context: Pick<CallContext, 'database' | 'secrets' | 'now'>,
  seeker: Seeker,
  email: string,
): Promise<void> => {
  const { database, now } = context;
  const found = await findSeekerByEmail(database, seeker.brand, email);
  const holder = found?.id === seeker.id ? undefined : found;
  const link = { purpose: 'email-change', email } as const;
  // Issued in both cases: it invalidates the link of an earlier change, and takes the same time.
  const token = await issueEmailLink(context, seeker, link);
  if (!holder) return queueEmailLink(context, seeker, { ...link, token });
  await queueMessage(database, {
    brand: seeker.brand,
    channel: 'email',
    seekerId: holder.id,
    recipient: holder.email,
    template: 'address-taken',
    variables: { name: holder.name },
    now,
  });
};

/**
 * Requests a new address. The account retains its own until the link in the mail to the new one is followed. Throws
 * WRONG_PASSWORD, and VALIDATION for the account's own address.
 */
export const requestEmailChange = async (
  context: CallContext,
  { email: given, password }: { readonly email: string; readonly password: string },
): Promise<Seeker> => {
  const email = storedEmail(given);
  const { now } = context;
  const seeker = await requirePassword(context, password);
  if (email === seeker.email)
    throw new AppError('VALIDATION', {
      details: [{ path: 'body/email', message: 'This is already your email. Enter a new one.' }],
    });
  await countTry(context, CHANGES, String(seeker.id));
  await context.database.transaction().execute(async (database) => {
    const request = { email, requested_at: new Date(now) };
    await database
      .insertInto('email_changes')
      .values({ seeker_id: seeker.id, ...request })
      .onConflict((conflict) => conflict.column('seeker_id').doUpdateSet(request))
      .execute();
    await writeToNewAddress({ ...context, database }, seeker, email);
    await queueMessage(database, {
      brand: seeker.brand,
      channel: 'email',
      seekerId: seeker.id,
      recipient: seeker.email,
      template: 'email-change-notice',
      variables: { name: seeker.name, email },
      now,
    });
  });
  return seeker;
};

/** Sends the link of a pending change again. Throws VALIDATION when none is pending, and RATE_LIMITED. */
export const resendEmailChange = async (context: CallContext): Promise<void> => {
  const seeker = await readSeeker(context);
  await countTry(context, EMAIL_RESENDS, String(seeker.id));
  await context.database.transaction().execute(async (database) => {
    const change = await database
      .selectFrom('email_changes')
      .select('email')
      .where('seeker_id', '=', seeker.id)
      .executeTakeFirst();
    if (!change)
      throw new AppError('VALIDATION', {
        details: [
          {
            path: 'body',
            message: "There's no email change to confirm. Enter your new email again.",
          },
        ],
      });
    await writeToNewAddress({ ...context, database }, seeker, change.email);
  });
};
