import { exists } from '@broadsheet/contract/calls/account';
import { findSeekerByEmail } from '../../accounts/find-seeker.ts';
import { countClient, type Limit } from '../../accounts/limits.ts';
import { bindCall } from '../call-handler.ts';

const BY_CLIENT: Limit = { name: 'exists client', tries: 10, windowMs: 300_000 };

export const existsCall = bindCall(exists, async ({ email }, _params, context) => {
  await countClient(context, BY_CLIENT);
  const seeker = await findSeekerByEmail(context.database, context.brand, email);
  return { exists: seeker !== undefined };
});
