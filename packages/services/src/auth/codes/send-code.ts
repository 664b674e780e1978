import { AppError } from '@broadsheet/contract/errors';
import type { CallContext } from '../../platform/call/call-context.ts';
import { queueMessage } from '../../platform/messages/queue-message.ts';
import type { Seeker } from '../account/find-seeker.ts';
import { countTry, type Limit } from '../account/limits.ts';
import { type CodeOwner, issueCode, subjectOf } from './codes.ts';

const SHOWN_DIGITS = 2;
const HIDDEN = '•••';

/** Masks the recipient of a message: `a•••@example.com`, `•••10`. */
export const maskTarget = (target: string): string => {
  const at = target.lastIndexOf('@');
  return at < 0
    ? `${HIDDEN}${target.slice(-SHOWN_DIGITS)}`
    : `${target.slice(0, 1)}${HIDDEN}${target.slice(at)}`;
};

const CODES_SENT: Limit = { name: 'codes', tries: 5, windowMs: 600_000 };

/** The purposes of an account's codes. */
export type CodePurpose =
  | 'email'
  | 'phone'
  | 'stored-token'
  | 'second-step'
  | 'second-factor-setup'
  | 'reactivation'
  | 'sms-login';

/** Of all codes with the same account and purpose, only the newest is valid. */
export const ownerOf = (seekerId: number, purpose: CodePurpose): CodeOwner => ({
  subject: subjectOf(seekerId),
  purpose,
});

interface CodeSending {
  readonly purpose: CodePurpose;
  readonly channel: 'email' | 'sms';
  /** The recipient. */
  readonly target: string;
  readonly template: 'second-step-code' | 'contact-code' | 'reactivate-account';
}

/** The recipient of codes on a channel. Throws VALIDATION when the account has no such address or number. */
export const targetOf = ({ email, phone }: Seeker, channel: 'email' | 'sms'): string => {
  const target = channel === 'email' ? email : phone;
  if (target !== null) return target;
  throw new AppError('VALIDATION', {
    details: [{ path: 'body/phone', message: 'Enter your mobile number.' }],
  });
};

/** Sends a code to a seeker; returns the masked recipient. Throws RATE_LIMITED. */
export const sendCode = async (
  context: CallContext,
  seeker: Seeker,
  { purpose, channel, target, template }: CodeSending,
): Promise<string> => {
  const { brand, now } = context;
  await countTry(context, CODES_SENT, String(seeker.id));
  await context.database.transaction().execute(async (database) => {
    const code = await issueCode({ ...context, database }, ownerOf(seeker.id, purpose), target);
    await queueMessage(database, {
      brand,
      channel,
      seekerId: seeker.id,
      recipient: target,
      template,
      variables: { name: seeker.name, code },
      now,
    });
  });
  return maskTarget(target);
};
