import { AppError } from '@broadsheet/contract/errors';
import { countTry, type Limit } from '../auth/account/limits.ts';
import type { CallContext, CallingRecruiter } from '../platform/call/call-context.ts';
import { touchPresence } from '../user/chat/touch-presence.ts';
import { hashRecruiterToken } from './recruiter-token.ts';

type TokenContext = Pick<CallContext, 'brand' | 'database' | 'secrets' | 'isLimited' | 'now'>;

const CALLS: Limit = { name: 'recruiter-calls', tries: 300, windowMs: 60_000 };

/**
 * The recruiter of a token; also marks them as online for seekers who chat with them. Throws RECRUITER_TOKEN_WRONG for
 * a token that is invalid, of another brand, expired or revoked; RATE_LIMITED beyond 300 calls a minute of a recruiter.
 */
export const findCallingRecruiter = async (
  token: string | undefined,
  context: TokenContext,
): Promise<CallingRecruiter> => {
  const { brand, database, now } = context;
  const hash = hashRecruiterToken(token ?? '');
  const recruiter =
    hash &&
    (await database
      .selectFrom('recruiter_tokens')
      .innerJoin('recruiters', 'recruiters.id', 'recruiter_tokens.recruiter_id')
      .select(['recruiters.id', 'recruiters.company_id as companyId', 'recruiters.name'])
      .where('hash', '=', hash)
      .where('recruiters.brand', '=', brand)
      .where('expires_at', '>', new Date(now))
      .where('ended_at', 'is', null)
      .executeTakeFirst());
  if (!recruiter) throw new AppError('RECRUITER_TOKEN_WRONG');
  await countTry(context, CALLS, String(recruiter.id));
  await touchPresence(database, { side: 'recruiter', id: recruiter.id }, now);
  return recruiter;
};

/** The calling recruiter. Throws RECRUITER_TOKEN_WRONG without one. */
export const readRecruiter = ({ recruiter }: Pick<CallContext, 'recruiter'>): CallingRecruiter => {
  if (!recruiter) throw new AppError('RECRUITER_TOKEN_WRONG');
  return recruiter;
};
