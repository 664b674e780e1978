import { randomUUID } from 'node:crypto';
import {
  CODE_LIFE_MS,
  REFRESH_RACE_MS,
  SESSION_EXPIRY_SECONDS,
} from '@broadsheet/contract/constants';
import { signToken } from '@broadsheet/session-token/sign-token';
import type { TokenKeys } from '@broadsheet/session-token/token-keys';
import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { SeekersTable, SessionsTable } from '../../platform/database/tables/accounts.ts';
import { findProExpiry } from '../../platform/entitlements/find-pro-expiry.ts';

const MILLISECONDS = 1000;
const USER_AGENT_LENGTH_MAX = 300;

type SessionHolder = Pick<Selectable<SeekersTable>, 'id' | 'brand'>;

interface NewSession {
  readonly seeker: SessionHolder;
  /** The password was accepted; the second step is pending, for as long as a code is valid. */
  readonly isSecondStep: boolean;
  readonly userAgent: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** The lifetime of a session after its last refresh, or of its pending second step: milliseconds. */
export const lifeOf = (isSecondStep: boolean): number =>
  isSecondStep ? CODE_LIFE_MS : SESSION_EXPIRY_SECONDS * MILLISECONDS;

/** Creates a session; returns its first token. */
export const createSession = async (
  database: Kysely<Schema>,
  keys: TokenKeys,
  { seeker, isSecondStep, userAgent, now }: NewSession,
): Promise<string> => {
  const id = randomUUID();
  await database
    .insertInto('sessions')
    .values({
      id,
      seeker_id: seeker.id,
      is_second_step: isSecondStep,
      user_agent: userAgent.slice(0, USER_AGENT_LENGTH_MAX),
      created_at: new Date(now),
      refreshed_at: new Date(now),
      expires_at: new Date(now + lifeOf(isSecondStep)),
      ended_at: null,
      end_reason: null,
    })
    .execute();
  const { brand } = seeker;
  const proUntil = await findProExpiry(database, seeker.id);
  const subject = {
    seekerId: seeker.id,
    brand,
    sessionId: id,
    generation: 0,
    isSecondStep,
    proUntil,
  };
  return signToken(subject, keys, now);
};

/** Saves the User-Agent that last used a session. */
export const saveUserAgent = async (
  database: Kysely<Schema>,
  sessionId: string,
  userAgent: string,
): Promise<void> => {
  await database
    .updateTable('sessions')
    .set({ user_agent: userAgent.slice(0, USER_AGENT_LENGTH_MAX) })
    .where('id', '=', sessionId)
    .execute();
};

/** Why a session has ended. */
export type EndReason =
  | 'login'
  | 'logout'
  | 'second-step'
  | 'password-change'
  | 'password-reset'
  | 'second-factor-change'
  | 'deactivation'
  | 'reuse';

/** Ends one session; false when it had ended before. @param now epoch ms */
export const endSession = async (
  database: Kysely<Schema>,
  sessionId: string,
  reason: EndReason,
  now: number,
): Promise<boolean> => {
  const { numUpdatedRows } = await database
    .updateTable('sessions')
    .set({ ended_at: new Date(now), end_reason: reason })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** Ends all sessions of a seeker. @param now epoch ms */
export const endSessionsOf = async (
  database: Kysely<Schema>,
  seekerId: number,
  reason: EndReason,
  now: number,
): Promise<void> => {
  await database
    .updateTable('sessions')
    .set({ ended_at: new Date(now), end_reason: reason })
    .where('seeker_id', '=', seekerId)
    .where('ended_at', 'is', null)
    .execute();
};

/** Whether a session is still valid. @param now epoch ms */
export const isLive = (
  session: Pick<Selectable<SessionsTable>, 'ended_at' | 'expires_at'>,
  now: number,
): boolean => session.ended_at === null && session.expires_at.getTime() > now;

/**
 * Whether a token was replaced so recently that its sender may not have received the successor.
 * @param generation the token's; @param now epoch ms
 */
export const isRacing = (
  session: Pick<Selectable<SessionsTable>, 'generation' | 'refreshed_at'>,
  generation: number,
  now: number,
): boolean =>
  session.generation === generation + 1 && now - session.refreshed_at.getTime() <= REFRESH_RACE_MS;
