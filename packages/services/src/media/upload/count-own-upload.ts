import { countTry, type Limit } from '../../auth/account/limits.ts';
import { readSeeker } from '../../auth/account/require-password.ts';
import type { CallContext } from '../../platform/call/call-context.ts';

const LIMIT: Limit = { name: 'uploads', tries: 60, windowMs: 3_600_000 };

/** Counts an upload of the calling seeker. Throws RATE_LIMITED beyond 60 an hour. */
export const countOwnUpload = async (context: CallContext): Promise<number> => {
  const { id } = await readSeeker(context);
  await countTry(context, LIMIT, String(id));
  return id;
};
