import type { Brand } from '@broadsheet/contract/brand';
import type { Session } from '@broadsheet/contract/entities/session';
import { AppError } from '@broadsheet/contract/errors';
import type { Credentials } from '@broadsheet/upstream/credentials';
import type { Client } from '@broadsheet/upstream/request-head';
import type { Reader } from './reader.ts';
import type { RequestToken } from './request-token.ts';
import { resolveReader } from './resolve-reader.ts';
import type { Sessions } from './sessions.ts';

interface HeldCredentials extends Required<Credentials> {
  readonly token: () => string;
}

/** The session that one request claims to be of. */
export interface RequestSession {
  readonly by: RequestToken['by'];
  /** The token of the request. */
  readonly token: string;
  readonly credentials: HeldCredentials;
  /** Resolves the reader, once per request. */
  readonly resolve: () => Promise<Reader>;
}

export interface RequestSessionDeps {
  readonly sessions: Sessions;
  readonly brand: Brand;
  readonly client: Client;
  readonly ownLists: boolean;
  /** Sends the client the token that replaces its old one. */
  readonly onToken: (token: string) => void;
  readonly onSession: (session: Session) => void;
  /** Makes the client drop its token. */
  readonly onEnd: () => void;
}

export const openRequestSession = (
  { token, by }: RequestToken,
  deps: RequestSessionDeps,
): RequestSession => {
  const { sessions, brand, client, ownLists, onToken, onSession, onEnd } = deps;
  let current = token;
  let reader: Promise<Reader> | undefined;
  const credentials: HeldCredentials = {
    token: () => current,
    refresh: async (stale) => {
      // A token that is not ours is for no service to replace.
      if (!(await sessions.verify(stale, brand))) throw new AppError('UNAUTHORIZED');
      const successor = await sessions.refresh(brand, stale, client);
      if (current !== successor) onToken(successor);
      current = successor;
      return successor;
    },
  };
  const readerRequest = { brand, client, token, credentials, ownLists, onSession };
  const find = async (): Promise<Reader> => {
    const found = await resolveReader(sessions, readerRequest);
    if (found.state === 'ended') onEnd();
    return found;
  };
  return {
    by,
    token,
    credentials,
    resolve: () => {
      reader ??= find();
      return reader;
    },
  };
};
