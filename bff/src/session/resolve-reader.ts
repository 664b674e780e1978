import type { Brand } from '@broadsheet/contract/brand';
import type { Session } from '@broadsheet/contract/entities/session';
import { AppError, type ErrorCode } from '@broadsheet/contract/errors';
import type { Credentials } from '@broadsheet/upstream/credentials';
import type { Client } from '@broadsheet/upstream/request-head';
import { untilAborted } from '@broadsheet/upstream/until-aborted';
import type { Reader } from './reader.ts';
import { sessionOfClaims } from './session-of-claims.ts';
import type { Sessions } from './sessions.ts';

/** Service errors for a session that is over, or never existed. */
const ENDINGS: readonly ErrorCode[] = ['UNAUTHORIZED', 'SESSION_EXPIRED', 'SESSION_ENDED'];

export interface ReaderRequest {
  readonly brand: Brand;
  readonly client: Client;
  readonly token: string;
  readonly credentials: Required<Credentials>;
  /** The fallback from the browser's cookie, for when the service fails. */
  readonly ownLists: boolean;
  /** Gets each session that the service itself has returned. */
  readonly onSession: (session: Session) => void;
}

const isEnding = (error: unknown): boolean =>
  error instanceof AppError && ENDINGS.includes(error.code);

const readerOf = (session: Session, credentials: Credentials): Reader =>
  session.isLoggedIn ? { state: 'seeker', session, credentials } : { state: 'second-step' };

/** Replaces a token whose membership differs from the service's; if that fails, the next page tries again. */
const renew = (
  sessions: Sessions,
  { refresh }: Required<Credentials>,
  token: string,
): Promise<unknown> =>
  untilAborted(refresh(token), AbortSignal.timeout(sessions.deadlineMs)).catch(() => null);

/** The session of a token that has not expired; its claims are the fallback for a failing service. */
const loadSession = async (
  sessions: Sessions,
  { brand, client, credentials, ownLists, onSession }: ReaderRequest,
  token: string,
): Promise<Reader | 'expired'> => {
  const verified = await sessions.verify(token, brand);
  if (!verified) return { state: 'ended' };
  if (verified.isExpired) return 'expired';
  try {
    const session = await sessions.validate(brand, token, client);
    onSession(session);
    if (session.isLoggedIn && session.isPro !== verified.isPro)
      await renew(sessions, credentials, token);
    return readerOf(session, credentials);
  } catch (error) {
    if (error instanceof AppError && error.code === 'SESSION_EXPIRED') return 'expired';
    if (isEnding(error)) return { state: 'ended' };
    return readerOf(sessionOfClaims(verified, ownLists), credentials);
  }
};

/** Resolves the reader of a token, after one refresh if it has expired. Never throws. */
export const resolveReader = async (
  sessions: Sessions,
  readerRequest: ReaderRequest,
): Promise<Reader> => {
  try {
    const found = await loadSession(sessions, readerRequest, readerRequest.token);
    if (found !== 'expired') return found;
    const refreshed = readerRequest.credentials.refresh(readerRequest.token);
    const successor = await untilAborted(refreshed, AbortSignal.timeout(sessions.deadlineMs));
    const again = await loadSession(sessions, readerRequest, successor);
    return again === 'expired' ? { state: 'ended' } : again;
  } catch (error) {
    return { state: isEnding(error) ? 'ended' : 'unreachable' };
  }
};
