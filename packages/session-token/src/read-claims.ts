import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Brand } from '@broadsheet/contract/brand';
import { SESSION_EXPIRY_SECONDS } from '@broadsheet/contract/constants';
import { Token, TokenClaims } from '@broadsheet/contract/entities/session';
import { LRUCache } from 'lru-cache';
import { Compile } from 'typebox/compile';
import type { TokenKeys } from './token-keys.ts';

/** Recently verified tokens; invalid ones are never stored, so a flood of forgeries evicts nothing. */
const REMEMBERED_TOKENS = 10_000;

const isToken = Compile(Token);
const areClaims = Compile(TokenClaims);

/** What a token says of itself; null for a token that is not ours, of another brand, or too old for a refresh. */
export type ReadClaims = (token: string, brand: Brand) => TokenClaims | null;

const parseClaims = (payload: string): unknown => {
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString());
  } catch {
    return null;
  }
};

/**
 * Verifies tokens on every request, so it must be cheap: one HMAC for a new or forged token, a look-up otherwise. It does
 * not know whether the session has ended; only the auth service does. @param now epoch ms
 */
export const createClaimsReader = ({ signing }: TokenKeys, now: () => number): ReadClaims => {
  const verified = new LRUCache<string, TokenClaims>({ max: REMEMBERED_TOKENS });

  const verify = (token: string): TokenClaims | null => {
    const known = verified.get(token);
    if (known) return known;
    if (!isToken.Check(token)) return null;
    const end = token.lastIndexOf('.');
    const signature = Buffer.from(token.slice(end + 1), 'base64url');
    const expected = createHmac('sha256', signing).update(token.slice(0, end)).digest();
    if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return null;
    const claims = parseClaims(token.slice(token.indexOf('.') + 1, end));
    if (!areClaims.Check(claims)) return null;
    verified.set(token, claims);
    return claims;
  };

  return (token, brand) => {
    const claims = verify(token);
    if (!claims || claims.aud !== brand) return null;
    return (claims.exp + SESSION_EXPIRY_SECONDS) * 1_000 > now() ? claims : null;
  };
};
