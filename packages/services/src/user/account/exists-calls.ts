import { exists } from '@broadsheet/contract/calls/account';
import { findSeekerByEmail } from '../../auth/account/find-seeker.ts';
import { countClient, countTry, type Limit, SITE_SUBJECT } from '../../auth/account/limits.ts';
import { bindCall } from '../../platform/call/bind-call.ts';

const BY_CLIENT: Limit = { name: 'exists client', tries: 10, windowMs: 300_000 };
/**
 * One limit for all clients together, so that spreading requests over many addresses reveals no more. Others can use it
 * up, so nothing may depend on a response: registration does not.
 */
const BY_SITE: Limit = { name: 'exists site', tries: 60, windowMs: 300_000 };

export const existsCall = bindCall(exists, async ({ email }, _params, context) => {
  await countClient(context, BY_CLIENT);
  await countTry(context, BY_SITE, SITE_SUBJECT);
  const seeker = await findSeekerByEmail(context.database, context.brand, email);
  return { exists: seeker !== undefined };
});
