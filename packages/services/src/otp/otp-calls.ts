import { sendOtp, verifyOtp } from '@broadsheet/contract/calls/otp';
import { AppError } from '@broadsheet/contract/errors';
import { formatMessage } from '@broadsheet/messages/format-message';
import { encryptStoredToken } from '@broadsheet/session-token/stored-token';
import { bindCall } from '../platform/call/bind-call.ts';
import type { CallContext } from '../platform/call/call-context.ts';
import { sendContactCode, takeContactCode } from './contact-codes.ts';

const MILLISECONDS = 1000;

export const sendOtpCall = bindCall(sendOtp, async (_query, _params, context, body) => {
  const sentTo = await sendContactCode(context, body);
  const { contactCodeSent } = context.messages['answers-account'];
  return { message: formatMessage(contactCodeSent, { contact: sentTo }), sentTo };
});

/** The caller's token, encrypted, valid for as long as the session. */
const storeToken = async ({ caller, database, secrets, now }: CallContext): Promise<string> => {
  const session = await database
    .selectFrom('sessions')
    .select('expires_at')
    .where('id', '=', caller?.sessionId ?? null)
    .executeTakeFirst();
  if (!caller || !session) throw new AppError('SESSION_ENDED');
  const expiresAt = Math.floor(session.expires_at.getTime() / MILLISECONDS);
  return encryptStoredToken(caller.token, expiresAt, secrets.token, now);
};

export const verifyOtpCall = bindCall(verifyOtp, async (_query, _params, context, body) => {
  await takeContactCode(context, body.purpose, body.otp);
  return {
    message: context.messages['answers-account'].contactCodeVerified,
    cookie: await storeToken(context),
  };
});
