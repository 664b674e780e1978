import type { Brand } from '@broadsheet/contract/brand';
import type { CallDefinition } from '@broadsheet/contract/call';
import {
  activateAccount,
  sendSecondFactorCode,
  verifySecondFactor,
} from '@broadsheet/contract/calls/account';
import { login, logout, refresh, validate } from '@broadsheet/contract/calls/auth';
import {
  linkProvider,
  loginWithCode,
  registerWithProvider,
} from '@broadsheet/contract/calls/provider-login';
import { AppError } from '@broadsheet/contract/errors';
import { verifyToken } from '@broadsheet/session-token/verify-token';
import type { Kysely } from 'kysely';
import type { AccountSecrets } from '../../platform/call/account-secrets.ts';
import type { Caller } from '../../platform/call/call-context.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { isLive, isRacing } from './sessions.ts';

interface CallerContext {
  readonly brand: Brand;
  readonly database: Kysely<Schema>;
  readonly secrets: AccountSecrets;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Calls that are allowed while the second step of a login is pending. */
const SECOND_STEP_CALLS: ReadonlySet<CallDefinition> = new Set<CallDefinition>([
  logout,
  sendSecondFactorCode,
  validate,
  verifySecondFactor,
]);

/** Calls that start a session end the one before it, in any state. */
const BEGINNING_CALLS: ReadonlySet<CallDefinition> = new Set<CallDefinition>([
  activateAccount,
  linkProvider,
  login,
  loginWithCode,
  registerWithProvider,
]);

/**
 * Identifies the caller. Throws UNAUTHORIZED for an invalid token, SESSION_EXPIRED for one that has expired or was
 * replaced (refresh it), SESSION_ENDED when the session has ended, and SECOND_FACTOR_REQUIRED while the second step is
 * pending.
 */
export const findCaller = async (
  token: string,
  { brand, database, secrets, now }: CallerContext,
  call: CallDefinition,
): Promise<Caller> => {
  const verified = await verifyToken(token, brand, secrets.token, now);
  const isBeginning = BEGINNING_CALLS.has(call);
  if (!verified) throw new AppError('UNAUTHORIZED');
  const { sub, sid, step, gen } = verified.claims;
  const caller: Caller = { seekerId: Number(sub), sessionId: sid, isSecondStep: step, token };
  // The refresh call checks the token and the session itself.
  if (call === refresh || isBeginning) return caller;
  if (verified.isExpired) throw new AppError('SESSION_EXPIRED');
  const session = await database
    .selectFrom('sessions')
    .innerJoin('seekers', 'seekers.id', 'sessions.seeker_id')
    .select([
      'sessions.expires_at',
      'sessions.ended_at',
      'sessions.generation',
      'sessions.refreshed_at',
    ])
    .where('sessions.id', '=', sid)
    // A token names a seeker and a brand; the session must belong to them.
    .where('sessions.seeker_id', '=', caller.seekerId)
    .where('seekers.brand', '=', brand)
    .executeTakeFirst();
  if (!session || !isLive(session, now)) throw new AppError('SESSION_ENDED');
  if (session.generation !== gen && !isRacing(session, gen, now))
    throw new AppError('SESSION_EXPIRED');
  if (step && !SECOND_STEP_CALLS.has(call)) throw new AppError('SECOND_FACTOR_REQUIRED');
  return caller;
};
