import { emailKey } from '@broadsheet/contract/email-address';
import type { CallContext } from '../calls/call-handler.ts';
import { countClient, countTry, type Limit } from './limits.ts';

const WINDOW_MS = 900_000;
const BY_ADDRESS: Limit = { name: 'mail', tries: 5, windowMs: WINDOW_MS };
const BY_CLIENT: Limit = { name: 'mail client', tries: 25, windowMs: WINDOW_MS };

/** Counts a mail that anybody may have sent to an address, known or not. Throws RATE_LIMITED. */
export const countMail = async (context: CallContext, email: string): Promise<void> => {
  await countClient(context, BY_CLIENT);
  await countTry(context, BY_ADDRESS, emailKey(email));
};
