import type { Brand } from '@broadsheet/contract/brand';
import { Token, TokenClaims } from '@broadsheet/contract/entities/session';
import { errors, jwtVerify } from 'jose';
import { Compile } from 'typebox/compile';
import type { TokenKeys } from './token-keys.ts';

export interface VerifiedToken {
  readonly claims: TokenClaims;
  /** Expired: only valid for a refresh. */
  readonly isExpired: boolean;
  /** Its membership claim, which ends by the clock. */
  readonly isPro: boolean;
}

const isToken = Compile(Token);
const areClaims = Compile(TokenClaims);

/** Verifies a token of this brand; null for any invalid one. @param now epoch ms */
export const verifyToken = async (
  token: string,
  brand: Brand,
  { signing }: TokenKeys,
  now: number,
): Promise<VerifiedToken | null> => {
  if (!isToken.Check(token)) return null;
  const verified = await jwtVerify(token, signing, {
    algorithms: ['HS256'],
    audience: brand,
    issuer: 'broadsheet',
    currentDate: new Date(now),
  }).then(
    ({ payload }) => ({ claims: payload, isExpired: false }),
    // Signature, audience and issuer are verified before the expiry is checked.
    (error: unknown) =>
      error instanceof errors.JWTExpired ? { claims: error.payload, isExpired: true } : null,
  );
  if (!verified || !areClaims.Check(verified.claims)) return null;
  const { claims, isExpired } = verified;
  return { claims, isExpired, isPro: (claims.proUntil ?? 0) * 1000 > now };
};
