import { AppError } from '@broadsheet/contract/errors';
import type { Seeker } from '../auth/account/find-seeker.ts';
import { readSeeker, requirePassword } from '../auth/account/require-password.ts';
import { spendCode } from '../auth/codes/codes.ts';
import { type CodePurpose, ownerOf, sendCode, targetOf } from '../auth/codes/send-code.ts';
import type { CallContext } from '../platform/call/call-context.ts';

export type ContactPurpose = Extract<CodePurpose, 'email' | 'phone' | 'stored-token'>;

interface ContactRequest {
  readonly purpose: ContactPurpose;
  readonly phone?: string;
  readonly password?: string;
}

/** A number other than the account's needs the password. */
const findTarget = async (
  context: CallContext,
  seeker: Seeker,
  { purpose, phone, password = '' }: ContactRequest,
): Promise<string> => {
  if (purpose !== 'phone') return seeker.email;
  if (phone === undefined || phone === seeker.phone) return targetOf(seeker, 'sms');
  await requirePassword(context, password);
  return phone;
};

/**
 * Sends a code to the calling seeker; returns the masked recipient. Throws WRONG_PASSWORD, VALIDATION, RATE_LIMITED.
 */
export const sendContactCode = async (
  context: CallContext,
  request: ContactRequest,
): Promise<string> => {
  const seeker = await readSeeker(context);
  const target = await findTarget(context, seeker, request);
  const { purpose } = request;
  const channel = purpose === 'phone' ? 'sms' : 'email';
  return sendCode(context, seeker, { purpose, channel, target, template: 'contact-code' });
};

/** Uses up a code and marks the address or number that it was sent to as verified. Throws CODE_WRONG. */
export const takeContactCode = async (
  context: CallContext,
  purpose: ContactPurpose,
  otp: string,
): Promise<void> => {
  const { database, now } = context;
  const { id } = await readSeeker(context);
  const sentTo = await spendCode(context, ownerOf(id, purpose), otp);
  const at = new Date(now);
  const seeker = database.updateTable('seekers').where('id', '=', id);
  if (purpose === 'phone') await seeker.set({ phone: sentTo, phone_verified_at: at }).execute();
  if (purpose !== 'email') return;
  const { numUpdatedRows } = await seeker
    .set({ email_verified_at: at })
    .where('email', '=', sentTo)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new AppError('CODE_WRONG');
};
