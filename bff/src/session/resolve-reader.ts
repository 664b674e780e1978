import type { Brand } from '@broadsheet/contract/brand';
import type { Session } from '@broadsheet/contract/entities/session';
import { AppError, type ErrorCode } from '@broadsheet/contract/errors';
import type { Credentials } from '@broadsheet/upstream/credentials';
import type { Client } from '@broadsheet/upstream/request-head';
import { untilAborted } from '@broadsheet/upstream/until-aborted';
import type { Reader } from './reader.ts';
import { sessionOfClaims } from './session-of-claims.ts';
import type { Sessions } from './sessions.ts';

/** What the services answer when a session is over, or never was. */
const ENDINGS: readonly ErrorCode[] = ['UNAUTHORIZED', 'SESSION_EXPIRED', 'SESSION_ENDED'];

export interface ReaderRequest {
  readonly brand: Brand;
  readonly client: Client;
  readonly token: string;
  readonly credentials: Required<Credentials>;
  /** What the browser remembers, for when the service cannot be asked. */
  readonly ownLists: boolean;
  /** Told of what the service itself has said. */
  readonly onSession: (session: Session) => void;
}

const isEnding = (error: unknown): boolean =>
  error instanceof AppError && ENDINGS.includes(error.code);

const readerOf = (session: Session, credentials: Credentials): Reader =>
  session.isLoggedIn ? { state: 'seeker', session, credentials } : { state: 'second-step' };

/** A token that says otherwise of a membership than the service is replaced; where that fails, by the next page. */
const renew = (
  sessions: Sessions,
  { refresh }: Required<Credentials>,
  token: string,
): Promise<unknown> =>
  untilAborted(refresh(token), AbortSignal.timeout(sessions.deadlineMs)).catch(() => null);

/** The session of a token that is within its time; its claims stand in for a service that has a fault. */
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

/** Who a token stands for, after one refresh where it is past its time. Never throws. */
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
