import { login } from '@broadsheet/contract/calls/auth';
import { emailKey } from '@broadsheet/contract/email-address';
import { AppError } from '@broadsheet/contract/errors';
import { bindCall } from '../../platform/call/bind-call.ts';
import { findSeekerByEmail } from '../account/find-seeker.ts';
import { countClient, countTry, type Limit } from '../account/limits.ts';
import { sendCode } from '../codes/send-code.ts';
import { isPassword } from '../password/password.ts';
import { beginSession } from './begin-session.ts';

const WINDOW_MS = 300_000;
const BY_ACCOUNT: Limit = { name: 'login', tries: 10, windowMs: WINDOW_MS };
const BY_CLIENT: Limit = { name: 'login client', tries: 25, windowMs: WINDOW_MS };

/**
 * Counts before it looks up the account, and hashes with or without one, so that neither reveals which addresses are
 * known.
 */
export const loginCall = bindCall(login, async (_query, _params, context, body) => {
  const { brand, database } = context;
  await countClient(context, BY_CLIENT);
  await countTry(context, BY_ACCOUNT, emailKey(body.email));
  const seeker = await findSeekerByEmail(database, brand, body.email);
  const isRight = await isPassword(seeker?.password_hash ?? null, body.password);
  if (!seeker || !isRight) throw new AppError('WRONG_CREDENTIALS');
  if (seeker.status === 'active') return beginSession(context, seeker);
  await sendCode(context, seeker, {
    purpose: 'reactivation',
    channel: 'email',
    target: seeker.email,
    template: 'reactivate-account',
  });
  throw new AppError('ACCOUNT_INACTIVE');
});
