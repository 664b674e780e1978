import type { SecondFactor } from '@broadsheet/contract/entities/account';
import { AppError } from '@broadsheet/contract/errors';
import type { Transaction, Updateable } from 'kysely';
import type { CallContext } from '../../platform/call/call-context.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { SeekersTable } from '../../platform/database/tables/accounts.ts';
import { queueMessage } from '../../platform/messages/queue-message.ts';
import type { Seeker } from '../account/find-seeker.ts';
import { spendCode } from '../codes/codes.ts';
import { ownerOf, targetOf } from '../codes/send-code.ts';
import { replaceSession } from '../session/begin-session.ts';
import { issueRecoveryCodes, removeRecoveryCodes } from './recovery-codes.ts';
import { requireTotpStep } from './take-step-code.ts';

type Change = Updateable<SeekersTable>;

const NONE_PENDING = { pending_second_factor: null, pending_totp_secret: null } as const;
const NO_FACTOR = { second_factor: null, totp_secret: null, totp_last_step: null } as const;

/** Codes by e-mail and SMS need a verified address or number. Throws VALIDATION. */
export const requireVerified = (seeker: Seeker, channel: SecondFactor): void => {
  const lacks = {
    totp: null,
    email: seeker.email_verified_at === null ? 'email' : null,
    sms: seeker.phone_verified_at === null ? 'mobile number' : null,
  }[channel];
  if (lacks === null) return;
  throw new AppError('VALIDATION', {
    details: [{ path: 'body/channel', message: `Verify your ${lacks} first.` }],
  });
};

/** Verifies that the seeker receives the codes of the new second factor; returns what to store. Throws CODE_WRONG. */
const proveSetup = async (context: CallContext, seeker: Seeker, code: string): Promise<Change> => {
  const { id, pending_second_factor: channel, pending_totp_secret: sealed } = seeker;
  if (channel === null) throw new AppError('CODE_WRONG');
  if (channel === 'totp') {
    const step = await requireTotpStep(context, id, sealed, code);
    return { second_factor: channel, totp_secret: sealed, totp_last_step: step };
  }
  const sentTo = await spendCode(context, ownerOf(id, 'second-factor-setup'), code);
  if (sentTo !== targetOf(seeker, channel)) throw new AppError('CODE_WRONG');
  return { ...NO_FACTOR, second_factor: channel };
};

/** Replaces the second factor; returns the token that replaces the caller's. */
const changeFactor = async (
  context: CallContext,
  transaction: Transaction<Schema>,
  before: Seeker,
  change: Change,
): Promise<string> => {
  const { brand, now } = context;
  const seeker = await transaction
    .updateTable('seekers')
    .set({ ...change, ...NONE_PENDING })
    .where('id', '=', before.id)
    .where('pending_second_factor', 'is not distinct from', before.pending_second_factor)
    .where('pending_totp_secret', 'is not distinct from', before.pending_totp_secret)
    .returningAll()
    .executeTakeFirst();
  if (!seeker) throw new AppError('CODE_WRONG');
  await queueMessage(transaction, {
    brand,
    channel: 'email',
    seekerId: seeker.id,
    recipient: seeker.email,
    template: 'second-step-changed',
    variables: { name: seeker.name, state: seeker.second_factor === null ? 'off' : 'on' },
    now,
  });
  return replaceSession(context, transaction, seeker, 'second-factor-change');
};

/** Turns on the pending second factor with one of its codes. Throws CODE_WRONG, RATE_LIMITED. */
export const completeSetup = async (context: CallContext, seeker: Seeker, code: string) => {
  const change = await proveSetup(context, seeker, code);
  return context.database.transaction().execute(async (transaction) => ({
    token: await changeFactor(context, transaction, seeker, change),
    recoveryCodes: await issueRecoveryCodes(transaction, context.secrets, seeker.id),
  }));
};

/** Turns the second factor off and deletes its recovery codes; returns the token that replaces the caller's. */
export const removeFactor = (context: CallContext, seeker: Seeker): Promise<string> =>
  context.database.transaction().execute(async (transaction) => {
    await removeRecoveryCodes(transaction, seeker.id);
    return changeFactor(context, transaction, seeker, NO_FACTOR);
  });
