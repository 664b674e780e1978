import type { Brand } from '@broadsheet/contract/brand';
import { AppError } from '@broadsheet/contract/errors';
import { signToken } from '@broadsheet/session-token/sign-token';
import type { TokenKeys } from '@broadsheet/session-token/token-keys';
import { verifyToken } from '@broadsheet/session-token/verify-token';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { findProExpiry } from '../../platform/entitlements/find-pro-expiry.ts';
import { endSession, isLive, isRacing, lifeOf } from './sessions.ts';

const REFRESHED = [
  'generation',
  'refreshed_at',
  'expires_at',
  'ended_at',
  'is_second_step',
] as const;

/**
 * Replaces a token by its successor. Concurrent refreshes get the same successor for a short time; a token that was
 * replaced earlier ends its session, because it may be stolen. Throws UNAUTHORIZED for an invalid token, and
 * SESSION_EXPIRED for one whose session has ended. @param now epoch ms
 */
export const refreshSession = async (
  database: Kysely<Schema>,
  keys: TokenKeys,
  given: { readonly token: string; readonly brand: Brand; readonly now: number },
): Promise<string> => {
  const { token, brand, now } = given;
  const verified = await verifyToken(token, brand, keys, now);
  if (!verified) throw new AppError('UNAUTHORIZED');
  const { sid, gen, sub } = verified.claims;
  const seekerId = Number(sub);
  const renewed = await database
    .updateTable('sessions')
    .set({
      generation: gen + 1,
      refreshed_at: new Date(now),
      expires_at: new Date(now + lifeOf(false)),
    })
    .where('id', '=', sid)
    .where('seeker_id', '=', seekerId)
    .where('generation', '=', gen)
    .where('is_second_step', '=', false)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', new Date(now))
    .returning(REFRESHED)
    .executeTakeFirst();
  const found =
    renewed ??
    (await database
      .selectFrom('sessions')
      .select(REFRESHED)
      .where('id', '=', sid)
      .where('seeker_id', '=', seekerId)
      .executeTakeFirst());
  if (!found) throw new AppError('SESSION_EXPIRED');
  const seeker = await database
    .selectFrom('seekers')
    .select('id')
    .where('id', '=', seekerId)
    .where('brand', '=', brand)
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (!seeker || !isLive(found, now) || found.is_second_step) throw new AppError('SESSION_EXPIRED');
  if (!isRacing(found, gen, now)) {
    await endSession(database, sid, 'reuse', now);
    throw new AppError('SESSION_EXPIRED');
  }
  return signToken(
    {
      seekerId,
      brand,
      sessionId: sid,
      generation: found.generation,
      isSecondStep: false,
      proUntil: await findProExpiry(database, seekerId),
    },
    keys,
    found.refreshed_at.getTime(),
  );
};
