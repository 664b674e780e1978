import type { CallAnswer } from '@broadsheet/contract/call';
import type { login } from '@broadsheet/contract/calls/auth';
import { AppError } from '@broadsheet/contract/errors';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Transaction } from 'kysely';
import type { CallContext } from '../../platform/call/call-context.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { lockSeeker, type Seeker } from '../account/find-seeker.ts';
import { sendCode, targetOf } from '../codes/send-code.ts';
import { createSession, type EndReason, endSession } from './sessions.ts';

type SignedIn = CallAnswer<typeof login>;

/** Starts the second step: sends its code, if it is one that is sent. Returns the message to show. */
const beginSecondStep = async (context: CallContext, seeker: Seeker): Promise<string> => {
  const { second_factor: channel } = seeker;
  const texts = context.messages['answers-account'];
  if (channel === null) return texts.loggedIn;
  if (channel === 'totp') return texts.appCodeNeeded;
  const target = targetOf(seeker, channel);
  const template = 'second-step-code';
  const contact = await sendCode(context, seeker, {
    purpose: 'second-step',
    channel,
    target,
    template,
  });
  return formatMessage(texts.loginCodeSent, { contact });
};

/**
 * Logs a seeker in after the first step, and ends the caller's earlier session. With a second factor, the new session
 * is valid for the second step only. Throws WRONG_CREDENTIALS for an account that changed meanwhile.
 */
export const beginSession = async (context: CallContext, seeker: Seeker): Promise<SignedIn> => {
  const { database, secrets, caller, userAgent, now } = context;
  const message = await beginSecondStep(context, seeker);
  const isSecondStep = seeker.second_factor !== null;
  const token = await database.transaction().execute(async (transaction) => {
    if (!(await lockSeeker(transaction, seeker))) throw new AppError('WRONG_CREDENTIALS');
    if (caller) await endSession(transaction, caller.sessionId, 'login', now);
    const session = { seeker, isSecondStep, userAgent, now };
    return createSession(transaction, secrets.token, session);
  });
  return { token, secondFactor: seeker.second_factor, message };
};

/**
 * Ends the caller's session and starts a full one for the same account. Throws SESSION_ENDED when it has ended, or the
 * account has changed, meanwhile. @param seeker as read within the transaction
 */
export const replaceSession = async (
  { caller, secrets, userAgent, now }: CallContext,
  transaction: Transaction<Schema>,
  seeker: Seeker,
  reason: EndReason,
): Promise<string> => {
  const isHeld = await lockSeeker(transaction, seeker);
  if (!isHeld || !caller || !(await endSession(transaction, caller.sessionId, reason, now)))
    throw new AppError('SESSION_ENDED');
  const session = { seeker, isSecondStep: false, userAgent, now };
  return createSession(transaction, secrets.token, session);
};
