import { getAuth, logout, refresh, validate } from '@broadsheet/contract/calls/auth';
import { AppError } from '@broadsheet/contract/errors';
import { bindCall } from '../../platform/call/bind-call.ts';
import type { CallContext, Caller } from '../../platform/call/call-context.ts';
import { forgetDevicesOf } from '../../platform/devices/own-devices.ts';
import { readSeeker } from '../account/require-password.ts';
import { describeSession, SECOND_STEP_SESSION } from './describe-session.ts';
import { refreshSession } from './refresh-session.ts';
import { endSession, saveUserAgent } from './sessions.ts';

const callerOf = ({ caller }: CallContext): Caller => {
  if (!caller) throw new AppError('UNAUTHORIZED');
  return caller;
};

export const refreshCall = bindCall(refresh, async (_query, _params, context) => {
  const { brand, database, secrets, now } = context;
  const { token } = callerOf(context);
  return { token: await refreshSession(database, secrets.token, { token, brand, now }) };
});

export const validateCall = bindCall(validate, async (_query, _params, context) => {
  const seeker = await readSeeker(context);
  return callerOf(context).isSecondStep
    ? SECOND_STEP_SESSION
    : describeSession(context.database, seeker, context.now);
});

export const logoutCall = bindCall(logout, async (_query, _params, context) => {
  const { sessionId } = callerOf(context);
  await endSession(context.database, sessionId, 'logout', context.now);
  await forgetDevicesOf(context.database, sessionId);
  return { message: context.messages['answers-account'].loggedOut };
});

export const getAuthCall = bindCall(getAuth, async (_query, _params, context) => {
  const { database, userAgent, now } = context;
  const seeker = await readSeeker(context);
  await saveUserAgent(database, callerOf(context).sessionId, userAgent);
  const session = await describeSession(database, seeker, now);
  return { authInfo: session.authInfo, session };
});
