import type { Brand } from '@broadsheet/contract/brand';
import { validate } from '@broadsheet/contract/calls/auth';
import type { Session } from '@broadsheet/contract/entities/session';
import type { TokenKeys } from '@broadsheet/session-token/token-keys';
import { type VerifiedToken, verifyToken } from '@broadsheet/session-token/verify-token';
import { createRefresher, type Refresher } from '@broadsheet/upstream/create-refresher';
import type { Upstream } from '@broadsheet/upstream/create-upstream';
import type { Client } from '@broadsheet/upstream/request-head';
import { LRUCache } from 'lru-cache';

/** How long the end of a session may go unseen. */
const CACHED_MS = 1_000;
const MAX_CACHED = 20_000;

export interface Sessions {
  /** A page waits no longer for its session. */
  readonly deadlineMs: number;
  /** Null for a token that is not ours, or of another brand. */
  readonly verify: (token: string, brand: Brand) => Promise<VerifiedToken | null>;
  readonly refresh: Refresher;
  /** Validates a token; a result of the last second is reused. */
  readonly validate: (brand: Brand, token: string, client: Client) => Promise<Session>;
  /** Drops the cached result of a token. */
  readonly forget: (brand: Brand, token: string) => void;
}

export interface SessionsDeps {
  readonly upstream: Pick<Upstream, 'caller'>;
  readonly keys: TokenKeys;
  readonly deadlineMs: number;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** All sessions that this process caches. */
export const createSessions = ({ upstream, keys, deadlineMs, now }: SessionsDeps): Sessions => {
  const running = new Map<string, Promise<Session>>();
  const cache = new LRUCache<string, Session>({ max: MAX_CACHED, ttlResolution: 0, perf: { now } });
  const verify = (token: string, brand: Brand) => verifyToken(token, brand, keys, now());
  const keyOf = (brand: Brand, token: string) => `${brand} ${token}`;

  const isSuccessor = async (token: string, before: string, brand: Brand): Promise<boolean> => {
    const [next, last] = await Promise.all([verify(token, brand), verify(before, brand)]);
    if (!next || !last || next.isExpired) return false;
    return next.claims.sub === last.claims.sub && next.claims.sid === last.claims.sid;
  };

  const begin = async (brand: Brand, token: string, client: Client): Promise<Session> => {
    const startedAt = now();
    const call = upstream.caller({
      brand,
      signal: new AbortController().signal,
      deadlineMs,
      credentials: { token: () => token },
      client,
    });
    const session = await call(validate, {});
    const ttl = CACHED_MS - (now() - startedAt);
    if (ttl > 0 && running.has(keyOf(brand, token)))
      cache.set(keyOf(brand, token), session, { ttl });
    return session;
  };

  return {
    deadlineMs,
    verify,
    refresh: createRefresher({ upstream, isSuccessor, now }),
    validate: async (brand, token, client) => {
      const key = keyOf(brand, token);
      const known = cache.get(key) ?? running.get(key);
      if (known) return known;
      const work = begin(brand, token, client);
      running.set(key, work);
      try {
        return await work;
      } finally {
        if (running.get(key) === work) running.delete(key);
      }
    },
    forget: (brand, token) => {
      cache.delete(keyOf(brand, token));
      running.delete(keyOf(brand, token));
    },
  };
};
