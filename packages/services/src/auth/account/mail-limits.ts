import { emailKey } from '@broadsheet/contract/email-address';
import type { CallContext } from '../../platform/call/call-context.ts';
import { countClient, countExcess, countTry, type Limit, SITE_SUBJECT } from './limits.ts';

const WINDOW_MS = 900_000;
const BY_ADDRESS: Limit = { name: 'mail', tries: 5, windowMs: WINDOW_MS };
const BY_CLIENT: Limit = { name: 'mail client', tries: 25, windowMs: WINDOW_MS };
const LINKS_BY_SITE: Limit = { name: 'reset links', tries: 200, windowMs: WINDOW_MS };
/** What each link beyond the limit of the site is later than the one before it, and at most. */
const SECONDS_PER_LINK = 1;
const MAX_DELAY_SECONDS = 600;

/** Counts a mail that anybody may have sent to an address, known or not. Throws RATE_LIMITED. */
export const countMail = async (context: CallContext, email: string): Promise<void> => {
  await countClient(context, BY_CLIENT);
  await countTry(context, BY_ADDRESS, emailKey(email));
};

/**
 * Counts a link that somebody asks for who has forgotten a password. @returns the seconds after which it may be sent: a flood
 * from many addresses sends its mails slowly, and refuses nobody who really has forgotten theirs.
 */
export const countResetLink = async (context: CallContext, email: string): Promise<number> => {
  await countMail(context, email);
  const excess = await countExcess(context, LINKS_BY_SITE, SITE_SUBJECT);
  return Math.min(MAX_DELAY_SECONDS, excess * SECONDS_PER_LINK);
};
