import type { Brand } from '@broadsheet/contract/brand';
import { ACCESS_TOKEN_SECONDS } from '@broadsheet/contract/constants';
import type { TokenClaims } from '@broadsheet/contract/entities/session';
import { SignJWT } from 'jose';
import type { TokenKeys } from './token-keys.ts';

export interface TokenSubject {
  readonly seekerId: number;
  readonly brand: Brand;
  readonly sessionId: string;
  /** How often the session was refreshed. */
  readonly generation: number;
  readonly isSecondStep: boolean;
  /** Until when the seeker is a pro member, or was: epoch ms; null for never. */
  readonly proUntil: number | null;
}

/** A token for a session; the same subject at the same second gets the same one. @param now epoch ms */
export const signToken = (
  subject: TokenSubject,
  { signing }: TokenKeys,
  now: number,
): Promise<string> => {
  const issuedAt = Math.floor(now / 1000);
  const claims: TokenClaims = {
    iss: 'broadsheet',
    aud: subject.brand,
    sub: String(subject.seekerId),
    sid: subject.sessionId,
    gen: subject.generation,
    step: subject.isSecondStep,
    ...(subject.proUntil === null ? {} : { proUntil: Math.floor(subject.proUntil / 1000) }),
    iat: issuedAt,
    exp: issuedAt + ACCESS_TOKEN_SECONDS,
  };
  return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(signing);
};
