import type { Brand } from '@broadsheet/contract/brand';
import { AppError } from '@broadsheet/contract/errors';
import { type JWTVerifyOptions, jwtVerify, SignJWT } from 'jose';

/** What a link in a mail allows, on one brand. */
export interface LinkPurpose {
  readonly purpose: string;
  readonly brand: Brand;
  readonly key: Uint8Array;
}

interface ClaimsCheck<Claims> {
  Check(value: unknown): value is Claims;
}

/** Signs claims about a subject for a purpose. */
export const signedLink = (
  { purpose, brand }: Omit<LinkPurpose, 'key'>,
  subject: number,
  claims: Readonly<Record<string, string>>,
): SignJWT =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: purpose })
    .setSubject(String(subject))
    .setAudience(brand);

/** Throws LINK_SPENT for a token that is invalid, expired, or of another brand, purpose or form. */
export const readSignedLink = async <Claims>(
  token: string,
  { purpose, brand, key }: LinkPurpose,
  claims: ClaimsCheck<Claims>,
  options: JWTVerifyOptions = {},
): Promise<Claims> => {
  const verified = await jwtVerify(token, key, {
    ...options,
    algorithms: ['HS256'],
    typ: purpose,
    audience: brand,
  }).catch(() => null);
  if (!verified || !claims.Check(verified.payload)) throw new AppError('LINK_SPENT');
  return verified.payload;
};
