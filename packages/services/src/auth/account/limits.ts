import { createHmac } from 'node:crypto';
import { clientNetwork } from '@broadsheet/contract/client-network';
import { AppError } from '@broadsheet/contract/errors';
import { sql } from 'kysely';
import type { CallContext } from '../../platform/call/call-context.ts';

export interface Limit {
  /** Keeps what is counted for one thing apart from all others. */
  readonly name: string;
  readonly tries: number;
  readonly windowMs: number;
}

type LimitContext = Pick<CallContext, 'database' | 'secrets' | 'isLimited' | 'now' | 'brand'>;

/**
 * Counts a try and returns how many there are beyond the limit; 0 within it. Counted in the database, so that it holds over all replicas,
 * and outside of any transaction of the caller's, so that it stays counted.
 * @param whose an address, an account: kept as a hash only
 */
export const countExcess = async (
  { database, secrets, isLimited, now, brand }: LimitContext,
  { name, tries, windowMs }: Limit,
  subject: string,
): Promise<number> => {
  if (!isLimited) return 0;
  const key = createHmac('sha256', secrets.codes).update(`${name} ${brand} ${subject}`).digest();
  const { count } = await database
    .insertInto('attempts')
    .values({ key, window_start: new Date(now - (now % windowMs)), count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['key', 'window_start'])
        .doUpdateSet({ count: sql<number>`attempts.count + 1` }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return Math.max(0, count - tries);
};

/** Counts a try as countExcess does; throws RATE_LIMITED beyond the limit. */
export const countTry = async (
  context: LimitContext,
  limit: Limit,
  subject: string,
): Promise<void> => {
  if ((await countExcess(context, limit, subject)) > 0) throw new AppError('RATE_LIMITED');
};

/** Whose it is what all clients of a brand do together. */
export const SITE_SUBJECT = 'site';

/** Counts a try of the client that asks, as countTry does. */
export const countClient = (
  context: LimitContext & Pick<CallContext, 'clientAddress'>,
  limit: Limit,
): Promise<void> => countTry(context, limit, clientNetwork(context.clientAddress));
