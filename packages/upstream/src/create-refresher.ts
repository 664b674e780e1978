import type { Brand } from '@broadsheet/contract/brand';
import { refresh } from '@broadsheet/contract/calls/auth';
import { REFRESH_RACE_MS, REQUEST_TIMEOUT_MS } from '@broadsheet/contract/constants';
import { AppError } from '@broadsheet/contract/errors';
import { LRUCache } from 'lru-cache';
import type { Upstream } from './create-upstream.ts';
import type { Client } from './request-head.ts';

const DEADLINE_MS = REQUEST_TIMEOUT_MS - 1_000;
const MAX_OUTCOMES = 20_000;

export interface RefresherOptions {
  readonly upstream: Pick<Upstream, 'caller'>;
  /** Whether a token is valid and belongs to the same session as the old one. */
  readonly isSuccessor: (token: string, before: string, brand: Brand) => Promise<boolean>;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/**
 * Refreshes a token: one call for all callers within REFRESH_RACE_MS. The call continues if its callers leave, since
 * the service has already replaced the token. Throws the service's refusal, or its fault.
 */
export type Refresher = (brand: Brand, token: string, client: Client) => Promise<string>;

const isRefusal = (error: unknown): boolean => error instanceof AppError && error.status < 500;

export const createRefresher = ({ upstream, isSuccessor, now }: RefresherOptions): Refresher => {
  const running = new Map<string, Promise<string>>();
  const outcomes = new LRUCache<string, Promise<string>>({
    max: MAX_OUTCOMES,
    ttl: REFRESH_RACE_MS,
    ttlResolution: 0,
    perf: { now },
  });

  const begin = async (brand: Brand, stale: string, client: Client): Promise<string> => {
    const { signal } = new AbortController();
    const credentials = { token: () => stale };
    const call = upstream.caller({ brand, signal, deadlineMs: DEADLINE_MS, credentials, client });
    const { token } = await call(refresh, {});
    if (token !== undefined && (await isSuccessor(token, stale, brand))) return token;
    throw new AppError('BAD_GATEWAY', { cause: new Error('no good successor of a token') });
  };

  return (brand, token, client) => {
    const key = `${brand} ${token}`;
    const known = running.get(key) ?? outcomes.get(key);
    if (known) return known;
    const work = begin(brand, token, client);
    running.set(key, work);
    const end = (isSuccess: boolean) => {
      running.delete(key);
      if (isSuccess) outcomes.set(key, work);
    };
    work.then(
      () => end(true),
      (error: unknown) => end(isRefusal(error)),
    );
    return work;
  };
};
