import { AppError } from '@broadsheet/contract/errors';
import { findLinkPurpose, spendLink, subjectOf } from '../../auth/codes/codes.ts';
import type { CallContext } from '../../platform/call/call-context.ts';
import { hasEmail } from '../../platform/seekers/has-email.ts';
import { EMAIL_PURPOSES, type EmailLink } from './email-links.ts';

type LinkContext = Pick<CallContext, 'database' | 'secrets' | 'brand' | 'now'>;

const UNIQUE_VIOLATION = '23505';
const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;

/** Uses up the link, for either purpose. Throws LINK_SPENT. */
const spend = async (context: LinkContext, token: string) => {
  const found = await findLinkPurpose(context.database, token);
  const purpose = EMAIL_PURPOSES.find((name) => name === found);
  if (!purpose) throw new AppError('LINK_SPENT');
  const { subject, target: email } = await spendLink(context, purpose, token);
  return { subject, purpose, email };
};

const verifyOwn = (
  { database, brand, now }: LinkContext,
  seekerId: number,
  email: string,
): Promise<{ id: number } | undefined> =>
  database
    .updateTable('seekers')
    .set({ email_verified_at: new Date(now), email_invalid_at: null })
    .where('id', '=', seekerId)
    .where('brand', '=', brand)
    .where('status', '=', 'active')
    .where(hasEmail('email', email))
    .returning('id')
    .executeTakeFirst();

/** Invalidates the codes sent to the former address, and attaches its messages to the account. */
const leaveAddress = async (
  { database, brand }: LinkContext,
  seekerId: number,
  email: string,
): Promise<void> => {
  await database
    .deleteFrom('codes')
    .where('subject', '=', subjectOf(seekerId))
    .where(hasEmail('target', email))
    .execute();
  await database
    .updateTable('messages')
    .set({ seeker_id: seekerId })
    .where('seeker_id', 'is', null)
    .where('brand', '=', brand)
    .where(hasEmail('recipient', email))
    .execute();
};

const completeChange = async (
  context: LinkContext,
  seekerId: number,
  email: string,
): Promise<{ id: number } | undefined> => {
  const { database, brand, now } = context;
  const seeker = await database
    .selectFrom('seekers')
    .select('email')
    .where('id', '=', seekerId)
    .where('brand', '=', brand)
    .where('status', '=', 'active')
    .forUpdate()
    .executeTakeFirst();
  const change = await database
    .deleteFrom('email_changes')
    .where('seeker_id', '=', seekerId)
    .where(hasEmail('email', email))
    .returning('email')
    .executeTakeFirst();
  if (!seeker || !change) return undefined;
  await leaveAddress(context, seekerId, seeker.email);
  return database
    .updateTable('seekers')
    .set({ email: change.email, email_verified_at: new Date(now), email_invalid_at: null })
    .where('id', '=', seekerId)
    .returning('id')
    .executeTakeFirst();
};

/**
 * Verifies the account's address, or completes its change, by the link of a mail; returns which. Throws LINK_SPENT,
 * also where the address now belongs to another account.
 */
export const followEmailLink = (
  context: LinkContext,
  token: string,
): Promise<EmailLink['purpose']> =>
  context.database
    .transaction()
    .execute(async (database) => {
      const within = { ...context, database };
      const { subject, purpose, email } = await spend(within, token);
      const seekerId = Number(subject.replace('seeker:', ''));
      const proved =
        purpose === 'verify-email'
          ? await verifyOwn(within, seekerId, email)
          : await completeChange(within, seekerId, email);
      if (!proved) throw new AppError('LINK_SPENT');
      return purpose;
    })
    .catch((error: unknown) => {
      throw isTaken(error) ? new AppError('LINK_SPENT', { cause: error }) : error;
    });
