import { DAY_MS } from '@broadsheet/contract/durations';
import { PREVIEW_MAX_DAYS, Preview } from '@broadsheet/contract/preview';
import { deriveKey } from '@broadsheet/site-secret/derive-key';
import { errors, jwtVerify, SignJWT } from 'jose';
import Value from 'typebox/value';

const ALGORITHM = 'HS256';
const AUDIENCE = 'preview';
const TOKEN_MAX_LENGTH = 1_024;
const LIFE_MAX_MS = PREVIEW_MAX_DAYS * DAY_MS;
/** Two machines' clocks differ by less. */
const SKEW_MS = 60_000;

const keyOf = (secret: string): Uint8Array => deriveKey(secret, AUDIENCE);

/**
 * A token that shows a site as somebody else, until it expires; whole seconds count.
 * @param secret the site's. Throws RangeError for a life beyond 30 days, or a preview too long for an address.
 */
export const signPreview = async (
  preview: Preview,
  secret: string,
  now: number,
): Promise<string> => {
  const { expires, ...claims } = preview;
  if (Date.parse(expires) - now > LIFE_MAX_MS)
    throw new RangeError(`a preview lives ${PREVIEW_MAX_DAYS} days at most`);
  const token = await new SignJWT(claims)
    .setProtectedHeader({ alg: ALGORITHM })
    .setAudience(AUDIENCE)
    .setExpirationTime(Math.floor(Date.parse(expires) / 1000))
    .sign(keyOf(secret));
  if (token.length > TOKEN_MAX_LENGTH) throw new RangeError('the preview names too much');
  return token;
};

/** What a token shows; null when it was not signed here, has expired, or is no preview. @param now epoch ms */
export const verifyPreview = async (
  token: string,
  secret: string,
  now: number,
): Promise<Preview | null> => {
  if (token.length > TOKEN_MAX_LENGTH) return null;
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: [ALGORITHM],
      audience: AUDIENCE,
      requiredClaims: ['exp'],
      currentDate: new Date(now),
    });
    const { aud: _, exp = 0, ...claims } = payload;
    if (exp * 1000 - now > LIFE_MAX_MS + SKEW_MS) return null;
    const preview: unknown = { ...claims, expires: new Date(exp * 1000).toISOString() };
    return Value.Check(Preview, preview) ? preview : null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
};
