import { REFRESHED_TOKEN_HEADER } from '@broadsheet/contract/entities/session';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';

const SCHEME = 'Bearer ';

/** Requests of programs that store their token: a refreshed one replaces it. */
export const renewTokens = (request: RunningSite['request']): RunningSite['request'] => {
  const renewed = new Map<string, string>();
  return async (brand, path, init = {}) => {
    const headers = new Headers(init.headers);
    const first = headers.get('authorization')?.slice(SCHEME.length);
    const newest = first && renewed.get(first);
    if (newest) headers.set('authorization', SCHEME + newest);
    const answer = await request(brand, path, { ...init, headers });
    const next = answer.headers.get(REFRESHED_TOKEN_HEADER);
    if (first && next) renewed.set(first, next);
    return answer;
  };
};
