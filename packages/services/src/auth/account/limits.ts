import { createHmac } from 'node:crypto';
import { clientNetwork } from '@broadsheet/contract/client-network';
import { AppError } from '@broadsheet/contract/errors';
import { sql } from 'kysely';
import type { CallContext } from '../../platform/call/call-context.ts';

export interface Limit {
  /** Separates the counts of this limit from all others. */
  readonly name: string;
  readonly tries: number;
  readonly windowMs: number;
}

type LimitContext = Pick<CallContext, 'database' | 'secrets' | 'isLimited' | 'now' | 'brand'>;

/**
 * Counts an attempt and returns how far it exceeds the limit; 0 within it. The count is in the database, so that all
 * replicas share it, and outside the caller's transaction, so that a rollback does not undo it.
 * @param subject an address or an account: stored as a hash only
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

/** Counts an attempt like countExcess; throws RATE_LIMITED beyond the limit. */
export const countTry = async (
  context: LimitContext,
  limit: Limit,
  subject: string,
): Promise<void> => {
  if ((await countExcess(context, limit, subject)) > 0) throw new AppError('RATE_LIMITED');
};

/** The subject of limits that all clients of a brand share. */
export const SITE_SUBJECT = 'site';

/** Counts an attempt of the calling client, like countTry. */
export const countClient = (
  context: LimitContext & Pick<CallContext, 'clientAddress'>,
  limit: Limit,
): Promise<void> => countTry(context, limit, clientNetwork(context.clientAddress));
