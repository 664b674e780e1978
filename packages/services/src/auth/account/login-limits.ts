import { emailKey } from '@broadsheet/contract/email-address';
import type { CallContext } from '../../platform/call/call-context.ts';
import { countClient, countTry, type Limit } from './limits.ts';

const WINDOW_MS = 300_000;
const BY_ACCOUNT: Limit = { name: 'login', tries: 10, windowMs: WINDOW_MS };
const BY_CLIENT: Limit = { name: 'login client', tries: 25, windowMs: WINDOW_MS };

/** Counts an attempt to log in, whatever it is by, for its client. Throws RATE_LIMITED. */
export const countLoginClient = (context: CallContext): Promise<void> =>
  countClient(context, BY_CLIENT);

/** Counts an attempt with a password, for its client and for its address. Throws RATE_LIMITED. */
export const countLogin = async (context: CallContext, email: string): Promise<void> => {
  await countLoginClient(context);
  await countTry(context, BY_ACCOUNT, emailKey(email));
};
