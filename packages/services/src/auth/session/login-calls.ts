import { login } from '@broadsheet/contract/calls/auth';
import { AppError } from '@broadsheet/contract/errors';
import { bindCall } from '../../platform/call/bind-call.ts';
import { findSeekerByEmail } from '../account/find-seeker.ts';
import { countLogin } from '../account/login-limits.ts';
import { requireActive } from '../codes/require-active.ts';
import { isPassword } from '../password/password.ts';
import { beginSession } from './begin-session.ts';

/**
 * Counts before it looks up the account, and hashes with or without one, so that neither reveals which addresses are
 * known.
 */
export const loginCall = bindCall(login, async (_query, _params, context, body) => {
  const { brand, database } = context;
  await countLogin(context, body.email);
  const seeker = await findSeekerByEmail(database, brand, body.email);
  const isRight = await isPassword(seeker?.password_hash ?? null, body.password);
  if (!seeker || !isRight) throw new AppError('WRONG_CREDENTIALS');
  await requireActive(context, seeker);
  return beginSession(context, seeker);
});
