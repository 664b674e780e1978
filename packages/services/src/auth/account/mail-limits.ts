import { emailKey } from '@broadsheet/contract/email-address';
import type { CallContext } from '../../platform/call/call-context.ts';
import { countClient, countExcess, countTry, type Limit, SITE_SUBJECT } from './limits.ts';

const WINDOW_MS = 900_000;
const BY_ADDRESS: Limit = { name: 'mail', tries: 5, windowMs: WINDOW_MS };
const BY_CLIENT: Limit = { name: 'mail client', tries: 25, windowMs: WINDOW_MS };
const LINKS_BY_SITE: Limit = { name: 'reset links', tries: 200, windowMs: WINDOW_MS };
/** Each link beyond the site's limit is delayed by this much more than the one before, up to the maximum. */
const SECONDS_PER_LINK = 1;
const MAX_DELAY_SECONDS = 600;

/** Counts a mail to an address that anybody may trigger, whether the address is known or not. Throws RATE_LIMITED. */
export const countMail = async (context: CallContext, email: string): Promise<void> => {
  await countClient(context, BY_CLIENT);
  await countTry(context, BY_ADDRESS, emailKey(email));
};

/**
 * Counts a request for a password reset link. @returns the delay in seconds: a flood from many addresses is slowed
 * down, and no seeker who has really forgotten their password is refused
 */
export const countResetLink = async (context: CallContext, email: string): Promise<number> => {
  await countMail(context, email);
  const excess = await countExcess(context, LINKS_BY_SITE, SITE_SUBJECT);
  return Math.min(MAX_DELAY_SECONDS, excess * SECONDS_PER_LINK);
};
