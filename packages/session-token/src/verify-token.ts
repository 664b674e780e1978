import type { Brand } from '@broadsheet/contract/brand';
import { Token, TokenClaims } from '@broadsheet/contract/entities/session';
import { errors, jwtVerify } from 'jose';
import { Compile } from 'typebox/compile';
import type { TokenKeys } from './token-keys.ts';

export interface VerifiedToken {
  readonly claims: TokenClaims;
  /** Past its time: good for a refresh, and for nothing else. */
  readonly isExpired: boolean;
  /** What it says of a membership, which ends by the clock. */
  readonly isPro: boolean;
}

const isToken = Compile(Token);
const areClaims = Compile(TokenClaims);

/** Reads a token of this brand; null for any that is not ours, whatever its form. @param now epoch ms */
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
    // Signature, audience and issuer have been found good by the time that expiry is looked at.
    (error: unknown) =>
      error instanceof errors.JWTExpired ? { claims: error.payload, isExpired: true } : null,
  );
  if (!verified || !areClaims.Check(verified.claims)) return null;
  const { claims, isExpired } = verified;
  return { claims, isExpired, isPro: (claims.proUntil ?? 0) * 1000 > now };
};
